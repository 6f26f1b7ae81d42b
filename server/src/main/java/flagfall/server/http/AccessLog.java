package flagfall.server.http;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import io.javalin.router.Endpoint;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Set;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Logs requests and how long they took. Only the pattern of an address is logged, never ids, queries or bodies: the
/// log must hold no secrets.
final class AccessLog {

    private static final Logger LOG = LoggerFactory.getLogger("flagfall.access");

    /// An invented method must not create a meter.
    private static final Set<HandlerType> METHODS =
            Set.of(HandlerType.GET, HandlerType.HEAD, HandlerType.POST, HandlerType.PUT, HandlerType.DELETE);

    private final MeterRegistry meters;

    AccessLog(MeterRegistry meters) {
        this.meters = meters;
    }

    void log(Context request, float millis) {
        String route = route(request);
        String method = METHODS.contains(request.method()) ? request.method().name() : "other";
        LOG.info("{} {} {} {} ms", method, route, request.statusCode(), Math.round(millis));
        Timer.builder("flagfall.requests")
                .description("requests, by the pattern of their address")
                .tag("method", method)
                .tag("route", route)
                .tag("status", Integer.toString(request.statusCode()))
                .register(meters)
                .record(Duration.ofNanos((long) (millis * 1e6)));
    }

    /// {@return the pattern of the address that was asked for}
    static String route(Context request) {
        Endpoint endpoint = request.endpoints().matchedHttpEndpoint();
        return endpoint == null ? "none" : endpoint.path;
    }
}
