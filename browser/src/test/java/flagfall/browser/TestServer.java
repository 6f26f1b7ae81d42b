package flagfall.browser;

import flagfall.server.Server;
import flagfall.server.Settings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The real server on a spare port, with a store of its own in an empty folder; one for all tests, which do not meet.
final class TestServer {

    private static final class Open {
        static final Server SERVER = open();
    }

    private TestServer() {}

    static int port() {
        return Open.SERVER.port();
    }

    static String address() {
        return "http://localhost:" + port();
    }

    static Path emptyFolder() {
        try {
            return Files.createTempDirectory("flagfall-browser");
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    private static Server open() {
        Server server = Server.start(new Settings("127.0.0.1", 0, emptyFolder(), null, false));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "closing the house"));
        return server;
    }
}
