package flagfall.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Rank;
import flagfall.server.http.guard.HttpSettings;
import flagfall.server.limit.Limits;
import flagfall.server.schema.OpenApiFile;
import flagfall.server.schema.OpenApiFile.Part;
import io.javalin.Javalin;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What the OpenAPI file says is what the server does.
class ApiDocsTest {

    private final OpenApiFile file = OpenApiFile.shipped();

    @Test
    void every_call_is_described_and_every_call_described_exists() {
        Set<String> described = file.calls().stream()
                .map(call -> call.method() + " " + call.path())
                .collect(Collectors.toSet());
        assertThat(described).isEqualTo(calls());
    }

    /// What the server answers, but for the files of the page and of the viewer.
    private static Set<String> calls() {
        Javalin javalin = Javalin.create(config -> HttpPort.addRoutes(
                config.routes,
                HttpSettings.PLAIN,
                new Readiness(),
                Limits.off(),
                new PrometheusMeterRegistry(PrometheusConfig.DEFAULT)));
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(handler -> handler.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod() && !endpoint.method.equals(HandlerType.HEAD))
                .filter(endpoint -> !endpoint.path.contains("*") && !endpoint.path.endsWith("{file}"))
                .map(ApiDocsTest::name)
                .collect(Collectors.toSet());
    }

    private static String name(Endpoint endpoint) {
        return endpoint.method.name() + " " + endpoint.path;
    }

    @Test
    void every_reference_leads_somewhere() {
        follow(file.root());
    }

    private void follow(Part part) {
        String reference = part.at("$ref").text();
        if (!reference.isEmpty()) {
            assertThat(file.resolved(part).isEmpty()).as(reference).isFalse();
        }
        part.entries().values().forEach(this::follow);
        part.items().forEach(this::follow);
    }

    @Test
    void the_limits_are_those_that_hold() {
        for (Limits.RequestKind kind : Limits.RequestKind.values()) {
            assertThat(OpenApiFile.text())
                    .as(kind.name())
                    .contains(" | " + kind.burst() + " | " + kind.perSecond() + " |");
        }
    }

    @Test
    void every_letter_is_explained() {
        for (Rank rank : Rank.values()) {
            assertThat(OpenApiFile.text()).contains("| `" + rank.letter() + "` | " + rank.word() + " | ");
        }
    }
}
