package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.rules.Rulesets;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What every visitor meets, logged in or not: headers, cookies, limits, and the health of the server.
class VisitorTest {

    private final int port = Store.SQLITE.port();
    private final Client nobody = Client.nobody(port);

    @Test
    void no_page_may_be_framed_sniffed_or_fed_from_elsewhere() {
        for (String path : List.of("/", "/healthz", "/api/rulesets", "/api/nothing", "/api/docs")) {
            Client.Answer answer = nobody.get(path);
            assertThat(answer.header("Content-Security-Policy"))
                    .startsWith("default-src 'self'")
                    .contains("frame-ancestors 'none'")
                    .doesNotContain("unsafe");
            assertThat(answer.header("X-Content-Type-Options")).isEqualTo("nosniff");
            assertThat(answer.header("Server")).isEmpty();
        }
    }

    @Test
    void an_answer_of_the_api_is_neither_kept_nor_packed_nor_tagged() {
        Client.Answer answer = Client.send(nobody.request("/api/rulesets")
                .header("Accept-Encoding", "gzip")
                .GET());
        assertThat(answer.header("Cache-Control")).isEqualTo("no-store");
        assertThat(answer.headers()).doesNotContainKeys("Content-Encoding", "ETag");
    }

    @Test
    void a_browser_gets_a_cookie_that_no_script_can_read_and_is_known_by_it() {
        Client.Answer welcome = nobody.post("/api/guest", "").is(201);
        String cookie = welcome.header("Set-Cookie");
        assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/").doesNotContain("Secure");
        assertThat(welcome.get("token").length()).isGreaterThanOrEqualTo(22);
        Client.send(game(cookie)).is(201);
    }

    private HttpRequest.Builder game(String cookie) {
        return nobody.request("/api/games")
                .header("Cookie", cookie.substring(0, cookie.indexOf(';')))
                .POST(HttpRequest.BodyPublishers.ofString("{\"ruleset\":\"classic\",\"opponent\":\"computer:1\"}"));
    }

    @Test
    void another_site_cannot_act_in_a_visitors_name() {
        String cookie = nobody.post("/api/guest", "").header("Set-Cookie");
        Client.send(game(cookie).header("Origin", "http://evil.example")).rejected(403, "wrong-origin");
        Client.send(game(cookie).header("Origin", "null")).rejected(403, "wrong-origin");
        Client.send(game(cookie).header("Sec-Fetch-Site", "cross-site")).rejected(403, "wrong-origin");
        Client.send(game(cookie).header("Origin", "http://127.0.0.1:" + port)).is(201);
        Client.send(nobody.request("/api/guest")
                        .header("Origin", "http://evil.example")
                        .POST(HttpRequest.BodyPublishers.noBody()))
                .rejected(403, "wrong-origin");
    }

    @Test
    void a_site_that_gives_our_address_a_name_of_its_own_is_not_answered() {
        RawHttp http = new RawHttp(port, Optional.empty());
        String forged = http.send("GET /api/rulesets HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
        assertThat(forged).startsWith("HTTP/1.1 403").contains("wrong-host");
        String known = http.send("GET /api/rulesets HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        assertThat(known).startsWith("HTTP/1.1 200");
    }

    @Test
    void an_old_cookie_is_no_reason_to_send_anyone_away() {
        Client.send(nobody.request("/api/rulesets")
                        .header("Cookie", "flagfall=old")
                        .GET())
                .is(200);
        Client.send(game("flagfall=old;")).rejected(401, "no-token");
    }

    @Test
    void the_server_says_how_it_is_doing() {
        assertThat(nobody.get("/healthz").is(200).get("status")).isEqualTo("ready");
        assertThat(nobody.get("/metrics").is(200).text()).contains("flagfall_requests_seconds_count");
    }

    @Test
    void metrics_name_patterns_of_addresses_and_no_game() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        match.red().get(match.path("")).is(200);
        assertThat(nobody.get("/metrics").text()).contains("/api/games/{id}").doesNotContain(match.id());
    }

    @Test
    void whoever_asks_too_often_is_asked_to_slow_down() {
        Settings settings = Store.SQLITE.fresh();
        try (Server strict = Server.start(new Settings("127.0.0.1", 0, settings.data(), null, true))) {
            Client eager = Client.nobody(strict.port());
            Client.Answer answer = eager.post("/api/guest", "");
            for (int more = 0; more < 200 && answer.status() == 201; more++) {
                answer = eager.post("/api/guest", "");
            }
            answer.rejected(429, "too-many");
            assertThat(answer.headers()).containsKey("Retry-After");
            eager.get("/api/rulesets").is(200);
        }
    }

    @Test
    @Timeout(60)
    void whoever_takes_their_time_to_send_keeps_no_reader_waiting() throws IOException {
        Settings settings = Store.SQLITE.fresh();
        List<SlowRequest> slow = new ArrayList<>();
        try (Server strict = Server.start(new Settings("127.0.0.1", 0, settings.data(), null, true))) {
            Client eager = Client.guest(strict.port());
            for (int count = 0; count < 4 * Runtime.getRuntime().availableProcessors(); count++) {
                slow.add(SlowRequest.begin(strict.port(), eager, "/api/setups/random", "{\"ruleset\":\"classic\"}"));
            }
            eager.get("/api/rulesets").is(200);
            for (SlowRequest request : slow) {
                assertThat(request.finish()).contains("200");
                request.close();
            }
        }
    }
}
