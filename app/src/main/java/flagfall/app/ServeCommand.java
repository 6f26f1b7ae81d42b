package flagfall.app;

import flagfall.app.data.DataOption;
import flagfall.server.Server;
import flagfall.server.Settings;
import flagfall.server.http.guard.AddressRanges;
import flagfall.server.http.guard.CertificateFiles;
import flagfall.server.http.guard.HttpSettings;
import flagfall.server.network.HomeNetwork;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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

    private enum LogFormat {
        TEXT,
        JSON
    }

    @Spec
    private CommandSpec spec;

    @Option(names = "--port", paramLabel = "PORT", description = "Where to listen (default: ${DEFAULT-VALUE}).")
    private int port = 8080;

    @Mixin
    private DataOption data;

    @Option(
            names = "--db",
            paramLabel = "URL",
            description = "Keep games in PostgreSQL instead, at jdbc:postgresql://HOST/DATABASE?user=…; the variable"
                    + " FLAGFALL_DB says the same, and hides a password better.")
    private @Nullable String database = System.getenv("FLAGFALL_DB");

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "The address of this machine to listen at (default: this machine only).")
    private @Nullable String host;

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

    @Option(
            names = "--behind-proxy",
            paramLabel = "WHO",
            arity = "0..1",
            fallbackValue = "loopback",
            description = "Believe X-Forwarded-For and X-Forwarded-Proto of these peers: loopback (if nothing is"
                    + " said), private, addresses or networks, separated by commas.")
    private @Nullable String proxies;

    @Option(
            names = "--metrics",
            paramLabel = "WHO",
            description = "Who may read /metrics, in the same way (default: ${DEFAULT-VALUE}).")
    private String metrics = "loopback";

    @Option(names = "--tls-cert", paramLabel = "FILE", description = "Encrypt with this certificate, a PEM file.")
    private @Nullable Path certificate;

    @Option(names = "--tls-key", paramLabel = "FILE", description = "The key of the certificate, a PEM file.")
    private @Nullable Path key;

    @Option(names = "--log", paramLabel = "text|json", description = "How messages are written (default: text).")
    private LogFormat log = LogFormat.TEXT;

    @Option(
            names = "--drain",
            paramLabel = "SECONDS",
            description = "How long to go on answering when asked to stop, while /healthz says 503 (default: 0).")
    private int drain;

    @Option(names = "--open", description = "Show the page in a browser, where there is one.")
    private boolean open;

    @Override
    public Integer call() throws InterruptedException {
        System.setProperty("flagfall.log", log.name().toLowerCase(Locale.ROOT));
        Server server;
        try {
            server = Server.start(settings());
        } catch (RuntimeException failure) {
            spec.commandLine().getErr().println("Flagfall could not start: " + reason(failure));
            return 1;
        }
        Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(server), "closing"));
        String home = (certificate == null ? "http" : "https") + "://localhost:" + server.port();
        announce(home, server.port());
        if (open) {
            Browser.show(home);
        }
        Thread.currentThread().join();
        return 0;
    }

    private Settings settings() {
        String address = host != null ? host : lan ? "0.0.0.0" : "127.0.0.1";
        return new Settings(address, port, data.folder(), database, limits == Switch.ON, names, http());
    }

    /// @throws IllegalArgumentException if what was asked for makes no sense
    private HttpSettings http() {
        if ((certificate == null) != (key == null)) {
            throw new IllegalArgumentException("--tls-cert and --tls-key go together");
        }
        return new HttpSettings(
                proxies == null ? AddressRanges.NONE : AddressRanges.read(proxies),
                AddressRanges.read(metrics),
                certificate == null || key == null ? null : new CertificateFiles(certificate, key));
    }

    private void stop(Server server) {
        if (drain > 0) {
            server.drain(Duration.ofSeconds(drain));
        }
        server.close();
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
        String message = String.valueOf(cause.getMessage());
        return switch (cause) {
            // Its message is often the file and nothing else.
            case FileSystemException file -> file.getClass().getSimpleName() + ": " + message;
            case IOException _
            when message.contains("in use") -> "something else is using port " + port + "; try --port.";
            default -> message;
        };
    }
}
