package flagfall.bench.server;

import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;

/// Somebody at an address of their own, who sends whatever bytes they like. Every address of 127.0.0.0/8 is one.
record RawVisitor(int port, InetAddress from) {

    private static final int PATIENCE_MILLIS = 2_000;
    private static final int LONGEST_ANSWER = 1 << 20;

    /// {@return somebody new: each number is another address}
    static RawVisitor of(int port, int number) throws IOException {
        byte[] address = {127, (byte) (2 + (number >> 16)), (byte) (number >> 8), (byte) number};
        return new RawVisitor(port, InetAddress.getByAddress(address));
    }

    Socket connect() throws IOException {
        Socket socket = new Socket();
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
        socket.setSoTimeout(PATIENCE_MILLIS);
        return socket;
    }

    /// {@return the answer up to where the server hangs up, as far as one has the patience to wait}
    String ask(byte[] request) throws IOException {
        StringBuilder answer = new StringBuilder();
        try (Socket socket = connect()) {
            socket.getOutputStream().write(request);
            InputStream in = socket.getInputStream();
            byte[] part = new byte[8192];
            for (int read = in.read(part); read >= 0 && answer.length() < LONGEST_ANSWER; read = in.read(part)) {
                answer.append(new String(part, 0, read, StandardCharsets.ISO_8859_1));
            }
        } catch (SocketTimeoutException _) {
            // What has come so far is all.
        }
        return answer.toString();
    }

    /// {@return the body of a good answer to a sensible request}
    String post(String path, String token, String body) throws IOException {
        return sensible("POST", path, token, body);
    }

    String get(String path, String token) throws IOException {
        return sensible("GET", path, token, "");
    }

    private String sensible(String method, String path, String token, String body) throws IOException {
        String answer = ask(request(method, path, token, body).getBytes(StandardCharsets.UTF_8));
        if (!answer.startsWith("HTTP/1.1 20")) {
            throw new IOException(path + ": " + answer.lines().findFirst().orElse("no answer"));
        }
        return answer.substring(answer.indexOf("\r\n\r\n") + 4);
    }

    static String request(String method, String path, String token, String body) {
        return method + " " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                + (token.isEmpty() ? "" : "Authorization: Bearer " + token + "\r\n")
                + (method.equals("GET")
                        ? ""
                        : "Content-Length: " + body.getBytes(StandardCharsets.UTF_8).length + "\r\n")
                + "\r\n" + body;
    }
}
