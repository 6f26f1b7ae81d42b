package flagfall.browser;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.stream.IntStream;

/// The `flagfall` command in a process of its own, which can be killed without warning and started again on the same
/// port and data.
final class OwnProcess {

    private final Path data = TestServer.emptyFolder();
    private final int port = sparePort();
    private Process running = run();

    String address() {
        return "http://localhost:" + port;
    }

    /// As `kill -9` does.
    void kill() {
        running.destroyForcibly();
        try {
            running.waitFor();
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    void start() {
        running = run();
    }

    /// Starts it and waits until it says where it is.
    private Process run() {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        var command = new ProcessBuilder(
                java,
                "--enable-native-access=ALL-UNNAMED",
                "-cp",
                System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
                "flagfall.app.Main",
                "serve",
                "--port",
                Integer.toString(port),
                "--data",
                data.toString(),
                "--limits",
                "off");
        try {
            Process process =
                    command.redirectError(ProcessBuilder.Redirect.INHERIT).start();
            BufferedReader said = process.inputReader();
            String line = said.readLine();
            if (line == null || !line.contains(Integer.toString(port))) {
                throw new IllegalStateException("the server said " + line);
            }
            return process;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /// {@return a port that nobody has, and that no system hands out by itself before the server takes it}
    private static int sparePort() {
        int first = 20_000 + (int) (ProcessHandle.current().pid() % 10_000);
        return IntStream.range(first, first + 1000)
                .filter(OwnProcess::isFree)
                .findFirst()
                .orElseThrow();
    }

    private static boolean isFree(int port) {
        try (var _ = new ServerSocket(port)) {
            return true;
        } catch (IOException taken) {
            return false;
        }
    }
}
