package flagfall.server.http;

import flagfall.protocol.FromServer;
import flagfall.protocol.MalformedMessage;
import flagfall.protocol.Wire;
import flagfall.server.error.ApiException;
import flagfall.server.store.StoreFailure;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Says what came of a request.
final class Responses {

    private static final Logger LOG = LoggerFactory.getLogger(Responses.class);

    private Responses() {}

    static void ok(Context request, Object answer) {
        json(request, HttpStatus.OK, answer);
    }

    static void created(Context request, Object answer) {
        json(request, HttpStatus.CREATED, answer);
    }

    static void done(Context request) {
        ok(request, new FromServer.Done());
    }

    static void json(Context request, HttpStatus status, Object answer) {
        request.status(status).contentType("application/json").result(Wire.write(answer));
    }

    /// Every way in which a request can fail, each with its answer.
    static void failures(RoutesConfig routes, Routes signposts) {
        routes.exception(ApiException.class, (rejected, request) -> refuse(request, rejected));
        routes.exception(
                MalformedMessage.class,
                (malformed, request) ->
                        refuse(request, ApiException.malformed(String.valueOf(malformed.getMessage()))));
        routes.exception(StoreFailure.class, (failure, request) -> {
            LOG.error("the store failed", failure);
            fault(request, HttpStatus.SERVICE_UNAVAILABLE, "store-failed", "It is not known whether this was done.");
        });
        routes.exception(HttpResponseException.class, (_, request) -> signposts.sendAway(request));
        routes.exception(Exception.class, (failure, request) -> {
            LOG.error("a request failed at {}", AccessLog.route(request), failure);
            fault(request, HttpStatus.INTERNAL_SERVER_ERROR, "our-fault", "Something went wrong here.");
        });
    }

    static void refuse(Context request, ApiException rejected) {
        if (rejected.kind() == ApiException.Kind.TOO_MANY || rejected.kind() == ApiException.Kind.NOT_READY) {
            request.header("Retry-After", "1");
        }
        json(request, status(rejected.kind()), rejected.fault());
    }

    private static void fault(Context request, HttpStatus status, String error, String message) {
        json(request, status, new FromServer.ApiError(error, message, null, null));
    }

    private static HttpStatus status(ApiException.Kind kind) {
        return switch (kind) {
            case MALFORMED -> HttpStatus.BAD_REQUEST;
            case WITHOUT_TOKEN -> HttpStatus.UNAUTHORIZED;
            case FORBIDDEN -> HttpStatus.FORBIDDEN;
            case UNKNOWN -> HttpStatus.NOT_FOUND;
            case WRONG_METHOD -> HttpStatus.METHOD_NOT_ALLOWED;
            case WRONG_STATE -> HttpStatus.CONFLICT;
            case TOO_LARGE -> HttpStatus.CONTENT_TOO_LARGE;
            case UNACCEPTABLE -> HttpStatus.UNPROCESSABLE_CONTENT;
            case TOO_MANY -> HttpStatus.TOO_MANY_REQUESTS;
            case NOT_READY -> HttpStatus.SERVICE_UNAVAILABLE;
        };
    }
}
