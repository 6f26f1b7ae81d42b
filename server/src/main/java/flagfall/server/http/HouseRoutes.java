package flagfall.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.HttpStatus;
import io.javalin.http.NotFoundResponse;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Map;
import java.util.function.Supplier;

/// How the house is doing, and its page.
final class HouseRoutes {

    private final RoutesConfig routes;
    private final FrontDoor door;
    private final Limits limits;
    private final PrometheusMeterRegistry meters;
    private final PageFiles page = new PageFiles();

    /// Read when someone first asks, so that nobody waits for it at the start.
    private static final class Api {
        private static final String YAML = ApiDocument.file("openapi.yaml");
        private static final String PAGE = ApiPage.of(new ApiDocument(YAML));
        private static final String STYLE = ApiDocument.file("docs.css");
    }

    HouseRoutes(RoutesConfig routes, FrontDoor door, Limits limits, PrometheusMeterRegistry meters) {
        this.routes = routes;
        this.door = door;
        this.limits = limits;
        this.meters = meters;
    }

    void add() {
        routes.get("/healthz", request -> {
            limits.count(request.ip(), Limits.Kind.PAGE);
            Answers.json(
                    request,
                    door.isOpen() ? HttpStatus.OK : HttpStatus.SERVICE_UNAVAILABLE,
                    Map.of("status", door.isOpen() ? "ready" : "starting"));
        });
        routes.get("/metrics", request -> {
            limits.count(request.ip(), Limits.Kind.PAGE);
            request.contentType("text/plain; version=0.0.4; charset=utf-8").result(meters.scrape());
        });
        text("/api/openapi.yaml", "application/yaml", () -> Api.YAML);
        text("/api/docs", "text/html; charset=utf-8", () -> Api.PAGE);
        text("/api/docs.css", "text/css; charset=utf-8", () -> Api.STYLE);
        routes.get("/api/*", _ -> {
            throw new NotFoundResponse();
        });
        routes.get("/*", request -> {
            limits.count(request.ip(), Limits.Kind.PAGE);
            page.answer(request);
        });
    }

    private void text(String path, String type, Supplier<String> text) {
        routes.get(path, request -> {
            limits.count(request.ip(), Limits.Kind.PAGE);
            request.contentType(type).header("Cache-Control", "no-cache").result(text.get());
        });
    }
}
