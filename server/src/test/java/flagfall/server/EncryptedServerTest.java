package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;

/// Two files are enough to encrypt, and then whoever can speaks HTTP/2. All limits are on.
@Timeout(60)
class EncryptedServerTest {

    @TempDir
    private static Path folder;

    private static Server server;
    private static HttpClient http;

    @BeforeAll
    static void start() throws Exception {
        MadeCertificate certificate = MadeCertificate.in(folder);
        server = Server.start(
                new Settings("127.0.0.1", 0, Store.folder(), null, true, Set.of(), certificate.settings()));
        http = HttpClient.newBuilder().sslContext(certificate.trusting()).build();
    }

    @AfterAll
    static void stop() {
        http.shutdownNow();
        server.close();
    }

    private static HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("https://127.0.0.1:" + server.port() + path));
    }

    private static HttpResponse<String> post(String path, String token, String body) throws Exception {
        HttpRequest.Builder request = request(path).POST(HttpRequest.BodyPublishers.ofString(body));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return http.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static String guest() throws Exception {
        return Client.answer(post("/api/guest", "", "")).is(201).get("token");
    }

    /// {@return a game that waits for an opponent}
    private static String open(String token) throws Exception {
        return Client.answer(post("/api/games", token, "{\"ruleset\":\"duel\",\"opponent\":\"open\"}"))
                .is(201)
                .get("id");
    }

    private static HttpResponse<InputStream> listen(String game, String token) throws Exception {
        return http.send(
                request("/api/games/" + game + "/events")
                        .header("Authorization", "Bearer " + token)
                        .build(),
                HttpResponse.BodyHandlers.ofInputStream());
    }

    private static void close(List<HttpResponse<InputStream>> streams) throws IOException {
        for (HttpResponse<InputStream> stream : streams) {
            stream.body().close();
        }
    }

    @Test
    void the_cookie_is_for_encrypted_visits_only() throws Exception {
        HttpResponse<String> answer = post("/api/guest", "", "");
        assertThat(answer.statusCode()).isEqualTo(201);
        assertThat(answer.headers().firstValue("set-cookie").orElseThrow())
                .startsWith("__Host-flagfall=")
                .contains("; Secure");
    }

    @Test
    void twenty_tabs_listen_at_once_over_http_2_and_hear_what_happens() throws Exception {
        String token = guest();
        String game = open(token);
        List<HttpResponse<InputStream>> streams = new ArrayList<>();
        try {
            for (int tab = 0; tab < 20; tab++) {
                streams.add(listen(game, token));
            }
            assertThat(streams)
                    .allSatisfy(stream -> assertThat(stream.version()).isEqualTo(HttpClient.Version.HTTP_2));
            post("/api/games/" + game + "/resign", token, "");
            for (HttpResponse<InputStream> stream : streams) {
                try (BufferedReader lines =
                        new BufferedReader(new InputStreamReader(stream.body(), StandardCharsets.UTF_8))) {
                    assertThat(lines.lines().anyMatch(line -> line.contains("\"ended\"")))
                            .isTrue();
                }
            }
        } finally {
            close(streams);
        }
    }

    @Test
    void a_guest_has_as_many_streams_as_over_http_1() throws Exception {
        String token = guest();
        String game = open(token);
        List<HttpResponse<InputStream>> streams = new ArrayList<>();
        try {
            for (int tab = 0; tab < 30; tab++) {
                streams.add(listen(game, token));
            }
            streams.add(listen(game, token));
            assertThat(streams.subList(0, 30))
                    .allSatisfy(stream -> assertThat(stream.statusCode()).isEqualTo(200));
            assertThat(streams.getLast().statusCode()).isEqualTo(429);
        } finally {
            close(streams);
        }
    }

    @Test
    void a_listener_who_goes_away_is_no_fault_of_the_server() throws Exception {
        ListAppender<ILoggingEvent> log = new ListAppender<>();
        log.start();
        Logger root = (Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME);
        root.addAppender(log);
        try {
            String token = guest();
            String game = open(token);
            for (int tab = 0; tab < 30; tab++) {
                listen(game, token).body().close();
            }
            post("/api/games/" + game + "/resign", token, "");
            String another = open(token);
            int status = 429;
            while (status != 200) { // Until the server has noticed that one of them is gone.
                HttpResponse<InputStream> stream = listen(another, token);
                status = stream.statusCode();
                stream.body().close();
                Thread.sleep(250); // No faster than requests for streams are allowed.
            }
            assertThat(log.list)
                    .filteredOn(line -> line.getLevel() == Level.ERROR)
                    .isEmpty();
        } finally {
            root.detachAppender(log);
        }
    }

    @Test
    void other_sites_are_refused_over_http_2_and_our_own_page_is_not() throws Exception {
        HttpResponse<String> foreign = http.send(
                request("/api/guest")
                        .header("Origin", "https://elsewhere.example")
                        .POST(HttpRequest.BodyPublishers.noBody())
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(foreign.version()).isEqualTo(HttpClient.Version.HTTP_2);
        Client.answer(foreign).rejected(403, "wrong-origin");
        HttpResponse<String> own = http.send(
                request("/api/guest")
                        .header("Origin", "https://127.0.0.1:" + server.port())
                        .POST(HttpRequest.BodyPublishers.noBody())
                        .build(),
                HttpResponse.BodyHandlers.ofString());
        assertThat(own.statusCode()).isEqualTo(201);
    }

    @Test
    void a_request_that_asks_for_http_1_gets_it() throws Exception {
        HttpResponse<String> answer = http.send(
                request("/healthz").version(HttpClient.Version.HTTP_1_1).build(), HttpResponse.BodyHandlers.ofString());
        assertThat(answer.version()).isEqualTo(HttpClient.Version.HTTP_1_1);
        assertThat(answer.statusCode()).isEqualTo(200);
    }
}
