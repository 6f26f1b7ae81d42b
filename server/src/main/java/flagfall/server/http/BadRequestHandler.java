package flagfall.server.http;

import flagfall.protocol.RequestProblem;
import flagfall.protocol.Wire;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Answers requests that Jetty cannot read, in the form of every other error.
final class BadRequestHandler extends ErrorHandler {

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        ApiException error = HttpStatus.isClientError(code) || code == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505
                ? ErrorCode.MALFORMED.because(RequestProblem.UNREADABLE_REQUEST.with(HttpStatus.getMessage(code)))
                : ErrorCode.INTERNAL_ERROR.exception();
        HttpPort.SECURITY_HEADERS.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, Responses.JSON);
        response.write(true, ByteBuffer.wrap(Wire.write(error.body()).getBytes(StandardCharsets.UTF_8)), callback);
    }
}
