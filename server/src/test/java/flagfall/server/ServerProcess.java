package flagfall.server;

import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import flagfall.server.store.StoreWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.InstantSource;
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

    /// @param patience after how many writes it begins to answer before they are on the disk; negative for never
    static ServerProcess start(Path folder, int patience) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        ServerProcess.class.getName(),
                        folder.toString(),
                        Integer.toString(patience))
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        return new ServerProcess(process, Integer.parseInt(out.readLine()));
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
        int patience = Integer.parseInt(arguments[1]);
        Function<Jdbi, StoreWriter> writer = patience < 0 ? GroupCommit::new : jdbi -> new HastyWriter(jdbi, patience);
        Server server = Server.start(
                new Settings("127.0.0.1", 0, Path.of(arguments[0]), null, false),
                new Server.Environment(RandomSource.secure(), InstantSource.system(), writer));
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "closing"));
        System.out.println(server.port());
    }
}
