package flagfall.server.http;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLSocket;
import org.jspecify.annotations.Nullable;

/// Somebody who speaks HTTP/2 by hand, and not always as one should.
final class RawHttp2 implements AutoCloseable {

    private static final int HEADERS = 1;
    private static final int RESET = 3;
    private static final int SETTINGS = 4;
    private static final int PING = 6;
    private static final byte REFUSED = 7;

    private final SSLSocket socket;
    private int next = 1;
    private boolean refused;

    RawHttp2(SSLContext trusting, int port) throws IOException {
        socket = (SSLSocket) trusting.getSocketFactory().createSocket("127.0.0.1", port);
        SSLParameters parameters = socket.getSSLParameters();
        parameters.setApplicationProtocols(new String[] {"h2"});
        socket.setSSLParameters(parameters);
        socket.startHandshake();
        socket.setSoTimeout(100);
        socket.getOutputStream().write("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        frame(SETTINGS, 0, 0, new byte[0]);
    }

    private void frame(int type, int flags, int stream, byte[] payload) throws IOException {
        ByteBuffer frame = ByteBuffer.allocate(9 + payload.length)
                .put((byte) (payload.length >> 16))
                .putShort((short) payload.length)
                .put((byte) type)
                .put((byte) flags)
                .putInt(stream)
                .put(payload);
        try {
            socket.getOutputStream().write(frame.array());
        } catch (SocketException cutOff) {
            refused = true;
        }
    }

    /// Asks for the first page, as the server of this name.
    ///
    /// @return the number of the request
    int ask(String host) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        head.write(new byte[] {(byte) 0x82, (byte) 0x84, (byte) 0x87, 0x41, (byte) host.length()}); // GET / https
        head.write(host.getBytes(StandardCharsets.US_ASCII));
        int stream = next;
        next += 2;
        frame(HEADERS, 0x5, stream, head.toByteArray()); // Nothing follows, neither head nor body.
        return stream;
    }

    /// From now on answers are asked for, and none is taken in.
    void takeNothingIn() throws IOException {
        frame(SETTINGS, 0, 0, new byte[] {0, 4, 0, 0, 0, 0}); // The first window of each answer is empty.
    }

    /// {@return the first request that the server does not begin to answer}
    int firstRefused() throws IOException {
        socket.setSoTimeout(0);
        DataInputStream in = new DataInputStream(socket.getInputStream());
        while (true) {
            int lengthAndType = in.readInt();
            in.readByte();
            int stream = in.readInt();
            byte[] payload = in.readNBytes(lengthAndType >>> 8);
            if ((lengthAndType & 0xff) == RESET && payload[3] == REFUSED) {
                return stream;
            }
        }
    }

    void takeBack(int stream) throws IOException {
        frame(RESET, 0, stream, new byte[] {0, 0, 0, 8});
    }

    void ping() throws IOException {
        frame(PING, 0, 0, new byte[8]);
    }

    /// {@return what has come, as far as it is text; null at the end}
    @Nullable
    String heard() throws IOException {
        byte[] some = new byte[64 * 1024];
        try {
            int count = socket.getInputStream().read(some);
            return count < 0 ? null : new String(some, 0, count, StandardCharsets.ISO_8859_1);
        } catch (SocketTimeoutException nothing) {
            return "";
        }
    }

    /// {@return whether the server has hung up}
    boolean isCutOff() {
        try {
            return refused || heard() == null;
        } catch (IOException reset) {
            return true;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
