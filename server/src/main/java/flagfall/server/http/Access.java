package flagfall.server.http;

import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Notes which requests came and how long they took. Only the pattern of an address is noted, never what was filled
/// in, asked for or sent along: the log is no place for secrets.
final class Access {

    private static final Logger LOG = LoggerFactory.getLogger("flagfall.access");

    private final MeterRegistry meters;

    Access(MeterRegistry meters) {
        this.meters = meters;
    }

    void note(Context request, float millis) {
        String route = route(request);
        LOG.info("{} {} {} {} ms", request.method().name(), route, request.statusCode(), Math.round(millis));
        Timer.builder("flagfall.requests")
                .description("requests, by pattern of address")
                .tag("method", request.method().name())
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
