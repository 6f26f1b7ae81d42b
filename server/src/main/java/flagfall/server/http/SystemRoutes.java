package flagfall.server.http;

import io.javalin.http.Handler;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Map;
import java.util.function.Supplier;

/// How the server is doing, and its page.
final class SystemRoutes {

    private final Routes signposts;
    private final Readiness readiness;
    private final Limits limits;
    private final PrometheusMeterRegistry meters;
    private final PageFiles page = new PageFiles();

    /// Read when someone first asks, so that nobody waits for it at the start.
    private static final class Api {
        private static final String YAML = ApiDocument.file("openapi.yaml");
        private static final String PAGE = ApiPage.of(new ApiDocument(YAML));
        private static final String STYLE = ApiDocument.file("docs.css");
    }

    SystemRoutes(Routes signposts, Readiness readiness, Limits limits, PrometheusMeterRegistry meters) {
        this.signposts = signposts;
        this.readiness = readiness;
        this.limits = limits;
        this.meters = meters;
    }

    void add() {
        open("/healthz", request -> {
            readiness.context();
            Responses.ok(request, Map.of("status", "ready"));
        });
        open(
                "/metrics",
                request -> request.contentType("text/plain; version=0.0.4; charset=utf-8")
                        .result(meters.scrape()));
        text("/api/openapi.yaml", "application/yaml", () -> Api.YAML);
        text("/api/docs", "text/html; charset=utf-8", () -> Api.PAGE);
        text("/api/docs.css", "text/css; charset=utf-8", () -> Api.STYLE);
        open("/*", page::answer);
    }

    private void text(String path, String type, Supplier<String> text) {
        open(
                path,
                request -> request.contentType(type)
                        .header("Cache-Control", "no-cache")
                        .result(text.get()));
    }

    /// To be seen by everyone, whoever they are.
    private void open(String path, Handler handler) {
        signposts.get(path, request -> {
            limits.count(request.ip(), Limits.Kind.PAGE);
            handler.handle(request);
        });
    }
}
