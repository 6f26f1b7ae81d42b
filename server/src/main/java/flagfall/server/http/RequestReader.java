package flagfall.server.http;

import flagfall.protocol.MalformedMessage;
import flagfall.protocol.Wire;
import flagfall.server.error.ApiException;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// Reads what a request says.
final class RequestReader {

    static final int LARGEST_BODY = 64 * 1024;
    /// So much more is read and thrown away, so that whoever sent it can hear the answer.
    private static final int LARGEST_WASTE = 1024 * 1024;

    private static final String TAKEN_IN = "body";

    private RequestReader() {}

    /// Reads the body, whoever will look at it: what is too large or no text is refused wherever it is sent.
    static void takeIn(Context request) {
        request.attribute(TAKEN_IN, text(request));
    }

    /// {@return the message in the body, which has been taken in}
    static <T> T body(Context request, Class<T> type) {
        String text = request.attribute(TAKEN_IN);
        return Wire.read(text == null ? "" : text, type);
    }

    private static String text(Context request) {
        try (InputStream in = request.req().getInputStream()) {
            byte[] bytes = in.readNBytes(LARGEST_BODY + 1);
            if (bytes.length > LARGEST_BODY) {
                in.skip(LARGEST_WASTE);
                throw new ApiException(ApiException.Kind.TOO_LARGE, "too-large", "A body is at most 64 KiB.");
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw new MalformedMessage("The body is not UTF-8.");
        } catch (IOException _) {
            throw new MalformedMessage("The body broke off.");
        }
    }

    /// {@return the number of the first event that is asked for}
    static int from(Context request) {
        String last = request.header("Last-Event-ID");
        if (last != null) {
            return number(last) + 1;
        }
        String from = request.queryParam("from");
        return from == null ? 0 : number(from);
    }

    private static int number(String text) {
        try {
            int number = Integer.parseInt(text);
            if (number >= 0 && number < Integer.MAX_VALUE) {
                return number;
            }
        } catch (NumberFormatException _) {
            // Told below.
        }
        throw new MalformedMessage("An offset is a number, 0 or more.");
    }
}
