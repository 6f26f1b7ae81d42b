package flagfall.browser;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Stands between a browser and the server, passes everything on, and keeps what the server said: every byte that the
/// browser received, whichever tab or stream it came for.
final class Wiretap implements AutoCloseable {

    private final ServerSocket ear;
    private final int server;
    private final ByteArrayOutputStream heard = new ByteArrayOutputStream();

    private Wiretap(ServerSocket ear, int server) {
        this.ear = ear;
        this.server = server;
    }

    static Wiretap on(int server) {
        try {
            var tap = new Wiretap(new ServerSocket(0, 50, InetAddress.getLoopbackAddress()), server);
            Thread.ofVirtual().start(tap::listen);
            return tap;
        } catch (IOException noPort) {
            throw new UncheckedIOException(noPort);
        }
    }

    String address() {
        return "http://127.0.0.1:" + ear.getLocalPort();
    }

    /// {@return how much was heard so far}
    int mark() {
        synchronized (heard) {
            return heard.size();
        }
    }

    /// {@return all that was heard since a mark}
    String since(int mark) {
        synchronized (heard) {
            return new String(heard.toByteArray(), mark, heard.size() - mark, StandardCharsets.UTF_8);
        }
    }

    private void listen() {
        try {
            while (true) {
                Socket browser = ear.accept();
                Socket house = new Socket(InetAddress.getLoopbackAddress(), server);
                Thread.ofVirtual().start(() -> pass(browser, house, false));
                Thread.ofVirtual().start(() -> pass(house, browser, true));
            }
        } catch (IOException closed) {
            // The test is over.
        }
    }

    private void pass(Socket from, Socket to, boolean kept) {
        byte[] some = new byte[8192];
        try (from;
                to;
                InputStream in = from.getInputStream();
                OutputStream out = to.getOutputStream()) {
            for (int length = in.read(some); length >= 0; length = in.read(some)) {
                if (kept) {
                    keep(some, length);
                }
                out.write(some, 0, length);
            }
        } catch (IOException gone) {
            // One of the two hung up, and so does the other.
        }
    }

    private void keep(byte[] some, int length) {
        synchronized (heard) {
            heard.write(some, 0, length);
        }
    }

    @Override
    public void close() {
        try {
            ear.close();
        } catch (IOException stuck) {
            throw new UncheckedIOException(stuck);
        }
    }
}
