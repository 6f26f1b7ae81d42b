package flagfall.app;

import flagfall.server.Server;
import flagfall.server.Settings;
import flagfall.server.network.HomeNetwork;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `flagfall serve`, which is also what `flagfall` alone does.
@Command(name = "serve", description = "Serves the page and the API.", mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {

    private enum Switch {
        ON,
        OFF
    }

    @Spec
    private CommandSpec spec;

    @Option(names = "--port", paramLabel = "PORT", description = "Where to listen (default: ${DEFAULT-VALUE}).")
    private int port = 8080;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where games are kept (default: .flagfall in your home folder).")
    private Path data = Path.of(System.getProperty("user.home", "."), ".flagfall");

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "Keep games in PostgreSQL instead, at jdbc:postgresql://HOST/DATABASE?user=…")
    private @Nullable String database;

    @Option(names = "--lan", description = "Let other machines on the home network in.")
    private boolean lan;

    @Option(
            names = "--limits",
            paramLabel = "on|off",
            description = "Whether one address may only ask so often (default: on).")
    private Switch limits = Switch.ON;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "A name by which visitors find this server, such as play.example.org; may be given again.")
    private Set<String> names = Set.of();

    @Option(names = "--open", description = "Show the page in a browser, where there is one.")
    private boolean open;

    @Override
    public Integer call() throws InterruptedException {
        Settings settings =
                new Settings(lan ? "0.0.0.0" : "127.0.0.1", port, data, database, limits == Switch.ON, names);
        Server server;
        try {
            server = Server.start(settings);
        } catch (RuntimeException failure) {
            spec.commandLine().getErr().println("Flagfall could not start: " + reason(failure));
            return 1;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(server::close, "closing"));
        String home = "http://localhost:" + server.port();
        announce(home, server.port());
        if (open) {
            Browser.show(home);
        }
        Thread.currentThread().join();
        return 0;
    }

    private void announce(String home, int at) {
        PrintWriter out = spec.commandLine().getOut();
        out.println("Flagfall is at " + home);
        if (lan) {
            HomeNetwork.addresses()
                    .forEach(address ->
                            out.println("On the home network: http://" + address.getHostAddress() + ":" + at));
        }
        out.flush();
    }

    private String reason(Throwable failure) {
        Throwable cause = failure;
        while (cause.getCause() != null) {
            cause = cause.getCause();
        }
        return cause instanceof IOException
                        && String.valueOf(cause.getMessage()).contains("in use")
                ? "something else is using port " + port + "; try --port."
                : String.valueOf(cause.getMessage());
    }
}
