package flagfall.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/// A request whose body comes when the server has long begun to answer it.
final class SlowRequest implements AutoCloseable {

    private final Socket socket;
    private final BufferedReader in;
    private final String body;

    private SlowRequest(Socket socket, String body) throws IOException {
        this.socket = socket;
        this.in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
        this.body = body;
    }

    /// Sends everything but the body, and waits until the server asks for that.
    static SlowRequest begin(int port, Client client, String path, String body) throws IOException {
        SlowRequest request = new SlowRequest(new Socket(InetAddress.getLoopbackAddress(), port), body);
        request.say("POST " + path + " HTTP/1.1\r\nHost: flagfall\r\nConnection: close\r\nExpect: 100-continue\r\n"
                + "Authorization: Bearer " + client.token().orElseThrow() + "\r\n"
                + "Content-Length: " + body.length() + "\r\n\r\n");
        String line = request.in.readLine();
        if (line == null || !line.startsWith("HTTP/1.1 100")) {
            throw new IllegalStateException("the server said " + line);
        }
        request.in.readLine();
        return request;
    }

    /// Sends the body.
    ///
    /// @return the whole answer
    String finish() throws IOException {
        say(body);
        return in.lines().collect(Collectors.joining("\n"));
    }

    private void say(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
