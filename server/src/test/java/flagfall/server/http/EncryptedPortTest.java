package flagfall.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.MadeCertificate;
import flagfall.server.limit.Connections;
import flagfall.server.limit.Limits;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// Limits of connections hold where they are encrypted, and for HTTP/2. The clock is set by hand.
@Timeout(60)
class EncryptedPortTest {

    @TempDir
    private static Path folder;

    private static MadeCertificate certificate;
    private static final AtomicLong NANOS = new AtomicLong(1);
    private static HttpPort port;

    private final List<Socket> open = new ArrayList<>();

    @BeforeAll
    static void start() throws Exception {
        certificate = MadeCertificate.in(folder);
        port = new HttpPort(
                "127.0.0.1",
                0,
                Set.of(),
                certificate.settings(),
                new Readiness(),
                Limits.on(NANOS::get),
                new PrometheusMeterRegistry(PrometheusConfig.DEFAULT));
    }

    @AfterAll
    static void stop() {
        port.close();
    }

    @AfterEach
    void close() throws IOException {
        for (Socket socket : open) {
            socket.close();
        }
    }

    private Socket connect() throws IOException {
        Socket socket = certificate.trusting().getSocketFactory().createSocket("127.0.0.1", port.port());
        open.add(socket);
        return socket;
    }

    /// {@return how many bytes were answered}
    private static int ask(Socket socket) throws IOException {
        socket.setSoTimeout(0);
        socket.getOutputStream()
                .write("GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        return socket.getInputStream().read(new byte[64 * 1024]);
    }

    private static void pass(Duration time) {
        NANOS.addAndGet(time.toNanos());
    }

    @Test
    void a_connection_lives_on_between_two_requests() throws IOException {
        Socket socket = connect();
        for (int request = 0; request < 3; request++) {
            assertThat(ask(socket)).isPositive();
            for (int look = 0; look < 12; look++) { // For longer than the server takes to look again.
                pass(Connections.PATIENCE);
                assertThat(HangUp.isSeenOn(socket)).isFalse();
            }
        }
    }

    @Test
    void whoever_never_says_how_to_encrypt_is_cut_off() throws IOException {
        try (Socket silent = new Socket(InetAddress.getLoopbackAddress(), port.port())) {
            long began = NANOS.get();
            while (!HangUp.isSeenOn(silent)) {
                pass(Duration.ofSeconds(1));
            }
            assertThat(NANOS.get() - began).isGreaterThan(Connections.PATIENCE.toNanos());
        }
    }

    @Test
    void an_address_has_as_many_connections_as_without_encryption() throws IOException {
        for (int count = 0; count < Connections.OF_AN_ADDRESS * 2 / 3; count++) {
            assertThat(ask(connect())).as("connection " + count).isPositive();
        }
    }

    @Test
    void other_names_are_refused_over_http_2_too() throws IOException {
        try (RawHttp2 visitor = new RawHttp2(certificate.trusting(), port.port())) {
            visitor.ask("evil.example");
            StringBuilder heard = new StringBuilder();
            while (heard.indexOf("wrong-host") < 0) {
                heard.append(visitor.heard());
            }
        }
    }

    @Test
    void a_hundred_requests_of_one_connection_are_answered_at_once_and_no_more() throws IOException {
        try (RawHttp2 visitor = new RawHttp2(certificate.trusting(), port.port())) {
            visitor.takeNothingIn();
            for (int count = 0; count < 100; count++) {
                visitor.ask("localhost");
            }
            int oneMore = visitor.ask("localhost");
            assertThat(visitor.firstRefused()).isEqualTo(oneMore);
        }
    }

    @Test
    void http_2_without_requests_is_cut_off_whatever_else_is_sent() throws IOException {
        try (RawHttp2 idle = new RawHttp2(certificate.trusting(), port.port())) {
            long began = NANOS.get();
            while (!idle.isCutOff()) {
                idle.ping();
                pass(Duration.ofSeconds(2));
            }
            assertThat(NANOS.get() - began).isGreaterThan(Connections.LONGEST_IDLE.toNanos());
        }
    }

    @Test
    void whoever_takes_requests_back_as_fast_as_they_are_sent_is_cut_off() throws IOException {
        try (RawHttp2 hasty = new RawHttp2(certificate.trusting(), port.port())) {
            while (!hasty.isCutOff()) {
                for (int count = 0; count < 1_000; count++) {
                    hasty.takeBack(hasty.ask("localhost"));
                }
            }
        }
    }
}
