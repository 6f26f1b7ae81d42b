package flagfall.server.http;

import flagfall.server.http.guard.CertificateFiles;
import flagfall.server.http.guard.EncryptedPort;
import flagfall.server.http.guard.HostCheck;
import flagfall.server.http.guard.HttpSettings;
import flagfall.server.http.guard.OneReader;
import flagfall.server.http.guard.Proxies;
import flagfall.server.limit.Connections;
import flagfall.server.limit.Limits;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinException;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.net.InetAddress;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Listens on a port and routes each request. Only `http` and `page` use Javalin.
public final class HttpPort implements AutoCloseable {

    static final Map<String, String> SECURITY_HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
                    + "frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "same-origin",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), geolocation=(), microphone=()");

    private static final Logger LOG = LoggerFactory.getLogger(HttpPort.class);

    /// How many may wait to be let in: when a server is back after a restart, everyone comes at once.
    private static final int WAITING = 1024;

    /// How long a connection on which nothing is being answered is waited for when the server stops.
    private static final Duration CLOSING = Duration.ofMillis(100);

    private final Javalin javalin;
    private final Connections connections;

    /// Opens the port at once; until the server is ready, every request is answered with 503.
    public HttpPort(
            String host,
            int port,
            Set<String> names,
            HttpSettings settings,
            Readiness readiness,
            Limits limits,
            PrometheusMeterRegistry meters) {
        this.javalin = Javalin.create(config -> {
            quiet(config);
            config.jetty.modifyHttpConfiguration(http -> http.addCustomizer(new Proxies(settings.proxies())));
            CertificateFiles certificate = settings.certificate();
            config.jetty.addConnector((server, http) -> listening(
                    certificate == null
                            ? new ServerConnector(server, new OneReader(http))
                            : EncryptedPort.of(server, http, certificate),
                    host,
                    port));
            AccessLog access = new AccessLog(meters);
            config.requestLogger.http(access::log);
            config.routes.before(new HostCheck(names)::check);
            addRoutes(config.routes, settings, readiness, limits, meters);
        });
        javalin.start(host, port);
        this.connections = limits.connections();
        connections.countTogether(settings.proxies()::contains);
        for (Connector connector : javalin.jettyServer().server().getConnectors()) {
            if (connector instanceof AbstractConnector listening) {
                limit(listening);
            }
        }
        connections.start();
    }

    private static ServerConnector listening(ServerConnector connector, String host, int port) {
        connector.setHost(host);
        connector.setPort(port);
        connector.setAcceptQueueSize(WAITING);
        return connector;
    }

    private void limit(AbstractConnector listening) {
        limit(listening, connections, Connections.LONGEST_IDLE);
    }

    static void limit(AbstractConnector listening, Connections connections, Duration longestIdle) {
        listening.addBean(connections);
        listening.setIdleTimeout(longestIdle.toMillis());
        listening.setShutdownIdleTimeout(CLOSING.toMillis());
    }

    static void addRoutes(
            RoutesConfig routes,
            HttpSettings settings,
            Readiness readiness,
            Limits limits,
            PrometheusMeterRegistry meters) {
        routes.before(HttpPort::setHeaders);
        Routes table = new Routes(routes);
        Responses.failures(routes, table);
        ApiHandler api = new ApiHandler(table, readiness, limits);
        new LobbyRoutes(api).add();
        new PeopleRoutes(api).add();
        new TableRoutes(api, limits.streams()).add();
        new ExportRoutes(api).add();
        new ImportRoutes(api).add();
        new RulesRoutes(api).add();
        new NetworkRoutes(api).add();
        new SystemRoutes(table, readiness, limits, meters, settings.metrics()).add();
    }

    private static void quiet(JavalinConfig config) {
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.startup.startupWatcherEnabled = false;
        config.concurrency.useVirtualThreads = true;
        config.http.compressionStrategy =
                CompressionStrategy.NONE; // The length of compressed text can betray a secret in it.
        config.http.generateEtags = false; // A hash of an answer tells something about it.
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(3_000);
            server.setErrorHandler(new BadRequestHandler());
        });
        config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    }

    private static void setHeaders(Context request) {
        SECURITY_HEADERS.forEach(request::header);
        request.header("Cache-Control", "no-store");
    }

    /// Listens at another address of this machine too, on the same port.
    ///
    /// @return what stops that
    public AutoCloseable alsoAt(InetAddress address) {
        org.eclipse.jetty.server.Server server = javalin.jettyServer().server();
        ServerConnector first = (ServerConnector) server.getConnectors()[0];
        ServerConnector more = new ServerConnector(
                server,
                new OneReader(
                        first.getConnectionFactory(HttpConnectionFactory.class).getHttpConfiguration()));
        listening(more, address.getHostAddress(), port());
        limit(more);
        server.addConnector(more);
        try {
            more.start();
        } catch (Exception failure) {
            server.removeConnector(more);
            throw new IllegalStateException("cannot listen at " + address, failure);
        }
        return () -> {
            more.stop();
            server.removeConnector(more);
        };
    }

    public int port() {
        return javalin.port();
    }

    @Override
    public void close() {
        connections.close();
        try {
            javalin.stop();
        } catch (JavalinException late) {
            LOG.warn("a request was still being answered when the port closed", late);
        }
    }
}
