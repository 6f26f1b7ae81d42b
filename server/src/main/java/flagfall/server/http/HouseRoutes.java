package flagfall.server.http;

import flagfall.server.refusal.Refused;
import io.javalin.config.RoutesConfig;
import io.javalin.http.HttpStatus;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.util.Map;

/// How the house is doing, and its page.
final class HouseRoutes {

    private final RoutesConfig routes;
    private final FrontDoor door;
    private final Limits limits;
    private final PrometheusMeterRegistry meters;
    private final PageFiles page = new PageFiles();

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
        routes.get("/api/*", _ -> {
            throw new Refused(Refused.Kind.UNKNOWN, "not-found", "There is nothing at this address.");
        });
        routes.get("/*", request -> {
            limits.count(request.ip(), Limits.Kind.PAGE);
            page.answer(request);
        });
    }
}
