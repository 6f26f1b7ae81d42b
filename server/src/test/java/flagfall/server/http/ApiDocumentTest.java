package flagfall.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.http.ApiDocument.Part;
import io.javalin.Javalin;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ApiDocumentTest {

    private final ApiDocument document = new ApiDocument(ApiDocument.file("openapi.yaml"));

    @Test
    void every_call_there_is_is_described_and_every_call_described_is_there() {
        Set<String> described = document.calls().stream()
                .map(call -> call.method() + " " + call.path())
                .collect(Collectors.toSet());
        assertThat(described).isEqualTo(calls());
    }

    /// What the server answers, but for the page and its style.
    private static Set<String> calls() {
        Javalin javalin = Javalin.create(config -> HttpPort.addRoutes(
                config.routes, new Readiness(), Limits.off(), new PrometheusMeterRegistry(PrometheusConfig.DEFAULT)));
        return javalin.unsafe.internalRouter.allHttpHandlers().stream()
                .map(handler -> handler.endpoint)
                .filter(endpoint -> endpoint.method.isHttpMethod() && !endpoint.method.equals(HandlerType.HEAD))
                .filter(endpoint -> !endpoint.path.contains("*") && !endpoint.path.endsWith(".css"))
                .map(ApiDocumentTest::name)
                .collect(Collectors.toSet());
    }

    private static String name(Endpoint endpoint) {
        return endpoint.method.name() + " " + endpoint.path;
    }

    @Test
    void every_reference_leads_somewhere() {
        follow(document.root());
    }

    private void follow(Part part) {
        String reference = part.at("$ref").text();
        if (!reference.isEmpty()) {
            assertThat(document.resolved(part).isEmpty()).as(reference).isFalse();
        }
        part.entries().values().forEach(this::follow);
        part.items().forEach(this::follow);
    }

    @Test
    void the_page_for_people_names_every_call_and_loads_nothing_from_elsewhere() {
        String page = ApiPage.of(document);
        document.calls().forEach(call -> assertThat(page).contains(call.method() + " " + call.path()));
        assertThat(page).doesNotContain("http://", "https://", "<script", "style=");
    }
}
