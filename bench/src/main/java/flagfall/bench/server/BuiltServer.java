package flagfall.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.ConnectException;
import java.net.HttpURLConnection;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import javax.net.ssl.HttpsURLConnection;

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
        return start(folder, data, more, sparePort(), Map.of());
    }

    /// @param environment variables that it is started with, besides our own
    static BuiltServer start(Path folder, Path data, List<String> more, int port, Map<String, String> environment)
            throws IOException {
        List<String> unlimited = new ArrayList<>(List.of("--limits", "off"));
        unlimited.addAll(more);
        return startWith(folder, data, unlimited, port, environment);
    }

    /// {@return one with all its limits}
    static BuiltServer limited(Path data) throws IOException {
        return startWith(Path.of("."), data, List.of(), sparePort(), Map.of());
    }

    private static BuiltServer startWith(
            Path folder, Path data, List<String> more, int port, Map<String, String> environment) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                folder.resolve("flagfall").toString(), "serve", "--port", "" + port, "--data", data.toString()));
        command.addAll(more);
        URI home = URI.create((more.contains("--tls-cert") ? "https" : "http") + "://127.0.0.1:" + port);
        long began = System.nanoTime();
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment().putAll(environment);
        Process process = builder.start();
        while (!answers(home) && process.isAlive()) {
            pause();
        }
        return new BuiltServer(process, home, System.nanoTime() - began);
    }

    private static boolean answers(URI home) throws IOException {
        try {
            HttpURLConnection asked =
                    (HttpURLConnection) home.resolve("/api/rulesets").toURL().openConnection();
            if (asked instanceof HttpsURLConnection encrypted) {
                encrypted.setSSLSocketFactory(AnyCertificate.trusted().getSocketFactory());
                encrypted.setHostnameVerifier((_, _) -> true);
            }
            return asked.getResponseCode() == HttpURLConnection.HTTP_OK;
        } catch (ConnectException _) {
            return false;
        }
    }

    // Asking without a pause would take from the server the machine it starts on.
    private static void pause() {
        LockSupport.parkNanos(2_000_000);
    }

    /// {@return the options of a server that encrypts by itself}
    static List<String> encrypted(String certificate, String key) {
        return List.of("--tls-cert", certificate, "--tls-key", key);
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

    /// {@return what it takes of the machine's memory}
    long residentBytes() throws IOException {
        return Files.readAllLines(Path.of("/proc/" + process.pid() + "/status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) * 1024)
                .findFirst()
                .orElse(0);
    }

    /// {@return what is in use of its heap, after it has tidied up}
    long usedHeapBytes() throws IOException {
        Path jcmd = Path.of(System.getProperty("java.home"), "bin", "jcmd");
        Process asked = new ProcessBuilder(jcmd.toString(), "" + process.pid(), "GC.class_histogram").start();
        try (BufferedReader lines = asked.inputReader()) {
            return lines.lines()
                    .filter(line -> line.startsWith("Total"))
                    .mapToLong(line -> Long.parseLong(line.replaceAll(".* ", "")))
                    .findFirst()
                    .orElse(0);
        }
    }

    /// Kills it as `kill -9` does.
    void kill() {
        process.destroyForcibly().onExit().join();
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }

    static int sparePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
