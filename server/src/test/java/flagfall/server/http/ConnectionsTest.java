package flagfall.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.protocol.MalformedMessage;
import flagfall.server.http.guard.HttpSettings;
import flagfall.server.limit.Connections;
import flagfall.server.limit.Limits;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class ConnectionsTest {

    private final AtomicLong nanos = new AtomicLong(1);
    private final HttpPort port = new HttpPort(
            "127.0.0.1",
            0,
            Set.of(),
            HttpSettings.PLAIN,
            new Readiness(),
            Limits.on(nanos::get),
            new PrometheusMeterRegistry(PrometheusConfig.DEFAULT));
    private final List<Socket> open = new ArrayList<>();

    @AfterEach
    void close() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
        port.close();
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port.port());
        socket.setSoTimeout(100);
        open.add(socket);
        return socket;
    }

    /// A connection on which the server has answered, and which it has counted.
    private void connectAndAsk() throws IOException {
        Socket socket = connect();
        socket.setSoTimeout(0);
        say(socket, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
        assertThat(socket.getInputStream().read()).isNotNegative();
    }

    private static void say(Socket socket, String text) throws IOException {
        try {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        } catch (SocketException reset) {
            // Seen when it is read.
        }
    }

    @Test
    void whoever_sends_a_letter_now_and_then_is_cut_off() throws IOException {
        Socket slow = connect();
        say(slow, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nX-Slow: ");
        while (!HangUp.isSeenOn(slow)) {
            say(slow, "x");
            nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        }
        assertThat(nanos.get()).isGreaterThan(Connections.PATIENCE.toNanos());
    }

    @Test
    void whoever_is_quiet_between_two_requests_is_not() throws IOException {
        Socket quiet = connect();
        for (int request = 0; request < 3; request++) {
            say(quiet, "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n");
            assertThat(HangUp.isSeenOn(quiet)).isFalse();
            InputStream in = quiet.getInputStream();
            while (in.available() > 0) {
                in.skipNBytes(in.available());
            }
            for (int second = 0; second < 15; second++) {
                nanos.addAndGet(Connections.PATIENCE.toNanos());
                assertThat(HangUp.isSeenOn(quiet)).isFalse();
            }
        }
    }

    @Test
    void an_address_has_so_many_connections() throws IOException {
        for (int count = 0; count < Connections.OF_AN_ADDRESS; count++) {
            connectAndAsk();
        }
        Socket oneMore = connect();
        while (!HangUp.isSeenOn(oneMore)) {
            say(oneMore, "G"); // It is hung up as soon as it has been accepted.
        }
        assertThat(HangUp.isSeenOn(open.getFirst())).isFalse();
    }

    @Test
    void connections_that_have_gone_do_not_count() throws IOException {
        for (int count = 0; count < 2 * Connections.OF_AN_ADDRESS; count++) {
            try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port.port())) {
                say(socket, "GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
                assertThat(socket.getInputStream().readAllBytes())
                        .as("answer " + count)
                        .isNotEmpty();
            }
        }
    }

    @Test
    void a_connection_on_which_nothing_happens_is_closed() throws Exception {
        Server jetty = new Server();
        ServerConnector connector = new ServerConnector(jetty);
        connector.setHost("127.0.0.1");
        HttpPort.limit(connector, Limits.on(nanos::get).connections(), Duration.ofMillis(200));
        jetty.addConnector(connector);
        jetty.start();
        try (Socket idle = new Socket(InetAddress.getLoopbackAddress(), connector.getLocalPort())) {
            assertThat(idle.getInputStream().read()).as("the end of the stream").isNegative();
        } finally {
            jetty.stop();
        }
    }

    @Test
    void a_body_that_takes_too_long_is_refused() {
        InputStream in = new ByteArrayInputStream(new byte[100]);
        assertThatThrownBy(() -> RequestReader.readInTime(in, 100, System.nanoTime() - 1))
                .isInstanceOf(MalformedMessage.class)
                .hasMessageContaining("15 seconds");
    }
}
