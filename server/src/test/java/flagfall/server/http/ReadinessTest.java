package flagfall.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.http.guard.HttpSettings;
import flagfall.server.limit.Limits;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Before the server is ready its port is open, and every request is answered with 503.
class ReadinessTest {

    @ParameterizedTest
    @ValueSource(strings = {"/healthz", "/api/rulesets", "/api/games/any", "/api/games/any/events"})
    void whoever_comes_too_early_is_told_to_come_again(String path) throws Exception {
        PrometheusMeterRegistry meters = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
        try (HttpPort port = new HttpPort(
                        "127.0.0.1", 0, Set.of(), HttpSettings.PLAIN, new Readiness(), Limits.off(), meters);
                HttpClient client = HttpClient.newHttpClient()) {
            URI address = URI.create("http://127.0.0.1:" + port.port() + path);
            HttpResponse<String> answer =
                    client.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofString());
            assertThat(answer.statusCode()).isEqualTo(503);
            assertThat(answer.headers().firstValue("Retry-After")).hasValue("1");
            assertThat(answer.body())
                    .isEqualTo("{\"error\":\"not-ready\",\"message\":\"The server is not ready; try again in a"
                            + " moment.\"}");
        }
    }
}
