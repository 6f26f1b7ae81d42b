package flagfall.server.http;

import flagfall.protocol.FromServer;
import flagfall.protocol.MalformedMessage;
import flagfall.protocol.Wire;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.StoreFailure;
import flagfall.server.store.TransientFailure;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import org.jdbi.v3.core.JdbiException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Answers requests.
final class Responses {

    private static final Logger LOG = LoggerFactory.getLogger(Responses.class);

    static final String JSON = "application/json";

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

    static void noContent(Context request) {
        request.status(HttpStatus.NO_CONTENT);
    }

    static void json(Context request, HttpStatus status, Object answer) {
        request.status(status).contentType(JSON).result(Wire.write(answer));
    }

    /// Maps every way in which a request can fail to its answer.
    static void failures(RoutesConfig routes, Routes table) {
        routes.exception(ApiException.class, (error, request) -> refuse(request, error));
        routes.exception(
                MalformedMessage.class,
                (malformed, request) -> refuse(request, ErrorCode.MALFORMED.because(malformed.problem())));
        routes.exception(StoreFailure.class, (failure, request) -> {
            LOG.error("the store failed", failure);
            refuse(request, ErrorCode.STORE_FAILED.exception());
        });
        routes.exception(JdbiException.class, (failure, request) -> {
            LOG.error("the store failed at {}", AccessLog.route(request), failure);
            ErrorCode code = TransientFailure.isBehind(failure) ? ErrorCode.STORE_FAILED : ErrorCode.INTERNAL_ERROR;
            refuse(request, code.exception());
        });
        routes.exception(HttpResponseException.class, (_, request) -> table.refuse(request));
        routes.exception(Exception.class, (failure, request) -> {
            LOG.error("a request failed at {}", AccessLog.route(request), failure);
            refuse(request, ErrorCode.INTERNAL_ERROR.exception());
        });
    }

    static void refuse(Context request, ApiException error) {
        if (error.kind() == ApiException.Kind.TOO_MANY || error.kind() == ApiException.Kind.UNAVAILABLE) {
            request.header("Retry-After", "1");
        }
        json(request, status(error.kind()), error.body());
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
            case UNAVAILABLE -> HttpStatus.SERVICE_UNAVAILABLE;
            case INTERNAL -> HttpStatus.INTERNAL_SERVER_ERROR;
        };
    }
}
