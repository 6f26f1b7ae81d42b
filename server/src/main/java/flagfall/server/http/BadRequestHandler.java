package flagfall.server.http;

import flagfall.protocol.FromServer;
import flagfall.protocol.Wire;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import org.jspecify.annotations.Nullable;

/// Answers what is no request at all, so that even there an error is what errors are everywhere else.
final class BadRequestHandler extends ErrorHandler {

    @Override
    protected void generateResponse(
            Request request,
            Response response,
            int code,
            @Nullable String message,
            @Nullable Throwable cause,
            Callback callback) {
        boolean theirs = HttpStatus.isClientError(code);
        FromServer.ApiError fault = new FromServer.ApiError(
                theirs ? "malformed" : "our-fault",
                theirs
                        ? "This request cannot be read: " + HttpStatus.getMessage(code) + "."
                        : "Something went wrong here.",
                null,
                null);
        HttpPort.SAFE.forEach(response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        response.write(true, ByteBuffer.wrap(Wire.write(fault).getBytes(StandardCharsets.UTF_8)), callback);
    }
}
