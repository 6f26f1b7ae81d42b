package flagfall.server;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Asks over a bare socket and keeps every byte of the answer, whatever it is: status, headers, chunks and all.
final class RawHttp {

    private static final String NEVER = "\0";

    private final int port;
    private final Optional<String> token;

    RawHttp(int port, Optional<String> token) {
        this.port = port;
        this.token = token;
    }

    /// {@return every byte, but for the header that tells the time}
    String get(String path) {
        return ask("GET " + path + " HTTP/1.1\r\n", "", NEVER);
    }

    String post(String path, String body) {
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return ask("POST " + path + " HTTP/1.1\r\nContent-Length: " + length + "\r\n", body, NEVER);
    }

    /// {@return an answer that may never end, up to where these words stand in it and their line is over}
    String upTo(String words, String path, String accept) {
        return ask("GET " + path + " HTTP/1.1\r\nAccept: " + accept + "\r\n", "", words);
    }

    private String ask(String head, String body, String last) {
        String authorization =
                token.map(it -> "Authorization: Bearer " + it + "\r\n").orElse("");
        return exchange(head + "Host: flagfall\r\n" + authorization + "Connection: close\r\n\r\n" + body, last);
    }

    /// {@return the answer to exactly these words, up to where the server hangs up}
    String send(String text) {
        return exchange(text, NEVER);
    }

    private String exchange(String text, String last) {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.UTF_8));
            return read(socket.getInputStream(), last).replaceFirst("\r\nDate: [^\r]*", "");
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static String read(InputStream in, String last) throws IOException {
        StringBuilder lines = new StringBuilder();
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        InputStream buffered = new BufferedInputStream(in);
        for (int read = buffered.read(); read >= 0; read = buffered.read()) {
            line.write(read);
            if (read == '\n') {
                String text = line.toString(StandardCharsets.UTF_8);
                lines.append(text);
                line.reset();
                if (text.contains(last)) {
                    break;
                }
            }
        }
        return lines.append(line.toString(StandardCharsets.UTF_8)).toString();
    }
}
