package flagfall.server;

import flagfall.server.store.GroupCommit;
import flagfall.server.store.StoreWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jdbi.v3.core.Jdbi;

/// A server in a process of its own, which can be killed without warning.
final class ServerProcess implements AutoCloseable {

    private final Process process;
    private final int port;

    private ServerProcess(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /// @param hasty whether it answers before a move is on the disk
    static ServerProcess start(Path folder, boolean hasty) throws IOException {
        return start(folder.toString(), Boolean.toString(hasty));
    }

    /// One of several on this PostgreSQL.
    static ServerProcess start(String database) throws IOException {
        return start("unused", "false", database);
    }

    private static ServerProcess start(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                ServerProcess.class.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        int port = out.lines()
                .filter(line -> line.matches("\\d+")) // Not a line of the log.
                .mapToInt(Integer::parseInt)
                .findFirst()
                .orElseThrow(() -> new IOException("the server ended before it was ready"));
        // Its log comes this way too, and a full pipe would stop it.
        Thread.ofVirtual().start(() -> out.lines().forEach(_ -> {}));
        return new ServerProcess(process, port);
    }

    int port() {
        return port;
    }

    /// Kills it as `kill -9` does: it gets no chance to finish anything.
    void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /// Asks it to stop, as `kill` does.
    void askToStop() {
        process.destroy();
    }

    /// Waits for it to end.
    int exitCode() throws InterruptedException {
        return process.waitFor();
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }

    public static void main(String[] arguments) {
        Function<Jdbi, StoreWriter> writer = Boolean.parseBoolean(arguments[1]) ? HastyWriter::new : GroupCommit::new;
        String database = arguments.length > 2 ? arguments[2] : null;
        Server server = Server.start(
                new Settings("127.0.0.1", 0, Path.of(arguments[0]), database, false), Server.Environment.usual(writer));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "closing"));
        System.out.println(server.port());
    }
}
