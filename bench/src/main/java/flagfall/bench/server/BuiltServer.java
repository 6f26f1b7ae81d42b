package flagfall.bench.server;

import java.io.IOException;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/// The built server in a process of its own, started as a person starts it.
final class BuiltServer implements AutoCloseable {

    private final Process process;
    private final URI home;
    private final long startNanos;

    private BuiltServer(Process process, URI home, long startNanos) {
        this.process = process;
        this.home = home;
        this.startNanos = startNanos;
    }

    static BuiltServer start(Path data, List<String> more) throws IOException {
        return start(Path.of("."), data, more);
    }

    /// @param folder where this version of Flagfall was built
    static BuiltServer start(Path folder, Path data, List<String> more) throws IOException {
        int port = sparePort();
        List<String> command = new ArrayList<>(List.of(
                folder.resolve("flagfall").toString(),
                "serve",
                "--port",
                "" + port,
                "--data",
                data.toString(),
                "--limits",
                "off"));
        command.addAll(more);
        URI home = URI.create("http://127.0.0.1:" + port);
        long began = System.nanoTime();
        Process process = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        while (!answers(home) && process.isAlive()) {
            pause();
        }
        return new BuiltServer(process, home, System.nanoTime() - began);
    }

    private static boolean answers(URI home) throws IOException {
        try {
            HttpURLConnection asked =
                    (HttpURLConnection) home.resolve("/api/rulesets").toURL().openConnection();
            return asked.getResponseCode() == HttpURLConnection.HTTP_OK;
        } catch (ConnectException _) {
            return false;
        }
    }

    // Asking without a pause would take from the server the machine it starts on.
    private static void pause() {
        LockSupport.parkNanos(2_000_000);
    }

    URI home() {
        return home;
    }

    /// {@return from the command to the first answer}
    long startNanos() {
        return startNanos;
    }

    /// {@return the processor time the server has used so far}
    Duration processorTime() {
        return process.info().totalCpuDuration().orElseThrow();
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }

    private static int sparePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
