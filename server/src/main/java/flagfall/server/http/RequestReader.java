package flagfall.server.http;

import flagfall.protocol.MalformedMessage;
import flagfall.protocol.RequestProblem;
import flagfall.protocol.Wire;
import flagfall.server.error.ErrorCode;
import flagfall.server.limit.Connections;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/// Reads requests.
final class RequestReader {

    static final int LARGEST_BODY = 64 * 1024;
    /// So much more is read and dropped, so that the sender gets to read the answer.
    private static final int MOST_DROPPED = 1024 * 1024;

    private static final String BODY = "body";

    private RequestReader() {}

    /// Reads the body, also where nobody needs it: one that is too large or no text is refused everywhere.
    static void readBody(Context request) {
        request.attribute(BODY, text(request));
    }

    /// {@return the message in the body that was read}
    static <T> T body(Context request, Class<T> type) {
        String text = request.attribute(BODY);
        return Wire.read(text == null ? "" : text, type);
    }

    private static String text(Context request) {
        try (InputStream in = request.req().getInputStream()) {
            long end = System.nanoTime() + Connections.PATIENCE.toNanos();
            byte[] bytes = readInTime(in, LARGEST_BODY + 1, end);
            if (bytes.length > LARGEST_BODY) {
                readInTime(in, MOST_DROPPED, end);
                throw ErrorCode.TOO_LARGE.exception(LARGEST_BODY);
            }
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notText) {
            throw new MalformedMessage(RequestProblem.BODY_NOT_UTF8.with());
        } catch (IOException _) {
            throw new MalformedMessage(RequestProblem.BODY_INCOMPLETE.with());
        }
    }

    static byte[] readInTime(InputStream in, int most, long end) throws IOException {
        ByteArrayOutputStream read = new ByteArrayOutputStream();
        byte[] some = new byte[8 * 1024];
        for (int count = 0; count >= 0 && read.size() < most; count = in.read(some, 0, next(some, most, read))) {
            read.write(some, 0, count);
            if (System.nanoTime() > end) {
                throw new MalformedMessage(RequestProblem.BODY_TOO_SLOW.with(Connections.PATIENCE.toSeconds()));
            }
        }
        return read.toByteArray();
    }

    private static int next(byte[] some, int most, ByteArrayOutputStream read) {
        return Math.min(some.length, most - read.size());
    }

    /// {@return the offset of the first event that is asked for}
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
            // The same as a number out of range.
        }
        throw new MalformedMessage(RequestProblem.BAD_OFFSET.with(0));
    }
}
