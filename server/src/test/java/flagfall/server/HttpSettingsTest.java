package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.http.guard.AddressRanges;
import flagfall.server.http.guard.HttpSettings;
import flagfall.server.limit.Limits;
import java.net.http.HttpRequest;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Visitors come through a proxy that we trust.
@Timeout(60)
class HttpSettingsTest {

    private static Server behind(AddressRanges proxies) {
        return Server.start(new Settings(
                "127.0.0.1",
                0,
                Store.folder(),
                null,
                true,
                Set.of("play.example.org"),
                new HttpSettings(proxies, AddressRanges.LOOPBACK, null)));
    }

    private static Client.Answer ask(HttpRequest.Builder request, String visitor) {
        return Client.send(request.header("X-Forwarded-For", visitor).header("X-Forwarded-Proto", "https"));
    }

    private static HttpRequest.Builder guest(Server server) {
        return Client.nobody(server.port()).request("/api/guest").POST(HttpRequest.BodyPublishers.noBody());
    }

    @Test
    void a_trusted_proxy_says_that_a_visitor_came_encrypted_and_the_cookie_is_for_such_visits_only() {
        try (Server server = behind(AddressRanges.LOOPBACK)) {
            String cookie = ask(guest(server), "192.0.2.1").is(201).header("set-cookie");
            assertThat(cookie).startsWith("__Host-flagfall=").contains("; Secure", "HttpOnly", "Path=/");
            String pair = cookie.substring(0, cookie.indexOf(';'));
            HttpRequest.Builder me =
                    Client.nobody(server.port()).request("/api/me").header("Cookie", pair);
            ask(me, "192.0.2.1").is(200);
        }
    }

    @Test
    void nobody_else_is_believed() {
        try (Server server = behind(AddressRanges.NONE)) {
            String cookie = ask(guest(server), "192.0.2.1").is(201).header("set-cookie");
            assertThat(cookie).startsWith("flagfall=").doesNotContain("Secure");
        }
    }

    @Test
    void visitors_behind_a_proxy_are_counted_each_by_their_own_address_and_cannot_make_one_up() {
        try (Server server = behind(AddressRanges.LOOPBACK)) {
            int most = Limits.RequestKind.LOGIN.burst();
            int status = 201;
            for (int i = 0; i < most * 4 && status == 201; i++) {
                status = ask(guest(server), "198.51.100." + i + ", 192.0.2.1").status();
            }
            assertThat(status).isEqualTo(429);
            ask(guest(server), "192.0.2.2").is(201);
        }
    }

    @Test
    void somebody_who_comes_from_many_addresses_is_counted_as_one() {
        try (Server server = behind(AddressRanges.LOOPBACK)) {
            String ada = ask(guest(server), "192.0.2.1").is(201).get("token");
            String bob = ask(guest(server), "192.0.2.1").is(201).get("token");
            int most = Limits.RequestKind.SAY.burst();
            int status = 404;
            for (int i = 0; i < most * 10 && status == 404; i++) {
                status = say(server, ada, "198.51.100." + i).status();
            }
            assertThat(status).isEqualTo(429);
            say(server, bob, "198.51.100.0").is(404);
        }
    }

    private static Client.Answer say(Server server, String token, String visitor) {
        HttpRequest.Builder message = Client.nobody(server.port())
                .with(token)
                .request("/api/games/none/messages")
                .POST(HttpRequest.BodyPublishers.ofString("{\"preset\":\"hello\"}"));
        return ask(message, visitor);
    }

    @Test
    void metrics_are_for_this_machine_and_not_for_whoever_comes_through_a_proxy() {
        try (Server server = behind(AddressRanges.LOOPBACK);
                Server plain = behind(AddressRanges.NONE)) {
            Client.nobody(server.port()).get("/metrics").is(200);
            for (Server each : new Server[] {server, plain}) {
                ask(Client.nobody(each.port()).request("/metrics"), "192.0.2.1").rejected(403, "not-here");
            }
        }
    }

    @Test
    void a_server_that_is_about_to_stop_answers_and_says_that_it_is_not_well() throws Exception {
        try (Server server = behind(AddressRanges.NONE)) {
            Client nobody = Client.nobody(server.port());
            nobody.get("/healthz").is(200);
            server.drain(Duration.ZERO);
            nobody.get("/healthz").rejected(503, "not-ready");
            nobody.get("/api/rulesets").is(200);
        }
    }
}
