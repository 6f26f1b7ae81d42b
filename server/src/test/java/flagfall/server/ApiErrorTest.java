package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.protocol.Wire;
import flagfall.rules.Rulesets;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// An error is JSON, with a code for programs and a sentence for people, whoever refuses and however odd the request.
class ApiErrorTest {

    private final int port = Store.SQLITE.port();
    private final Client guest = Client.guest(port);
    private final Client nobody = Client.nobody(port);

    @ParameterizedTest
    @CsvSource({
        "DELETE, /api/games, 'GET, HEAD, POST'",
        "PUT, /api/games/any, 'GET, HEAD'",
        "PATCH, /api/games/any/moves, POST",
        "GET, /api/games/any/join, POST",
        "POST, /api/rulesets, 'GET, HEAD'",
        "POST, /healthz, 'GET, HEAD'",
        "OPTIONS, /api/guest, POST",
        "BREW, /api/guest, POST",
    })
    void another_method_is_405_and_says_which_would_do(String method, String path, String allowed) {
        Client.Answer answer = Client.send(guest.request(path).method(method, BodyPublishers.noBody()));
        answer.rejected(405, "wrong-method");
        assertThat(answer.header("Allow")).isEqualTo(allowed);
        isJson(answer);
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api", "/api/", "/api/nothing", "/api/games/any/nothing", "/nothing.js", "/api/docs.js"})
    void an_unknown_address_is_404_by_any_method(String path) {
        for (String method : List.of("GET", "POST", "DELETE", "BREW")) {
            Client.Answer answer = Client.send(guest.request(path).method(method, BodyPublishers.noBody()));
            isJson(answer.rejected(404, "not-found"));
        }
    }

    @Test
    void a_method_that_someone_made_up_gets_no_meter_of_its_own() {
        Client.send(guest.request("/api/games").method("MADEUP", BodyPublishers.noBody()))
                .is(405);
        assertThat(nobody.get("/metrics").text()).contains("method=\"other\"").doesNotContain("MADEUP");
    }

    @Test
    void whoever_asks_for_the_head_gets_the_head_of_what_is_there() throws Exception {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        assertThat(head("/healthz").statusCode()).isEqualTo(200);
        assertThat(head(match.path("")).headers().firstValue("Content-Type")).hasValue("application/json");
        assertThat(head(match.path("/events")).headers().firstValue("Content-Type"))
                .hasValue("application/x-ndjson");
        assertThat(head("/api/games/nowhere").statusCode()).isEqualTo(404);
        assertThat(head("/api/nothing").statusCode()).isEqualTo(404);
    }

    private HttpResponse<String> head(String path) throws IOException, InterruptedException {
        HttpRequest request = guest.request(path).HEAD().build();
        return Client.HTTP.send(request, HttpResponse.BodyHandlers.ofString());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/guest", "/api/games/any/rematch", "/api/games/any/hint", "/api/games/any/resign"})
    void a_body_over_64_kib_is_413_even_where_nobody_wants_one(String path) {
        isJson(guest.post(path, " ".repeat(64 * 1024 + 1)).rejected(413, "too-large"));
    }

    @Test
    void a_body_that_does_not_say_how_long_it_is_may_be_no_longer() {
        HttpRequest.Builder unmeasured = guest.request("/api/guest")
                .POST(BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(new byte[64 * 1024 + 1])));
        isJson(Client.send(unmeasured).rejected(413, "too-large"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "nonsense", "a/b;c"})
    void a_body_is_read_as_what_it_is_whatever_it_calls_itself(String type) {
        isJson(Client.send(typed("/api/games", type, "ruleset=classic")).rejected(400, "malformed"));
        isJson(Client.send(typed("/api/guest", type, "name=me")).rejected(400, "malformed"));
        Client.send(typed("/api/games", type, "{\"ruleset\":\"classic\",\"opponent\":\"hotseat\"}"))
                .is(201);
    }

    private HttpRequest.Builder typed(String path, String type, String body) {
        return guest.request(path).header("Content-Type", type).POST(BodyPublishers.ofString(body));
    }

    @ParameterizedTest
    @CsvSource({
        "400, 'GARBAGE\r\n\r\n'",
        "400, 'GET /api/games HTTP/1.1\r\n\r\n'",
        "400, 'GET /api/%zz HTTP/1.1\r\nHost: flagfall\r\nConnection: close\r\n\r\n'",
        "400, 'GET /api/games/%00 HTTP/1.1\r\nHost: flagfall\r\nConnection: close\r\n\r\n'",
        "400, 'POST /api/guest HTTP/1.1\r\nHost: flagfall\r\nContent-Length: some\r\n\r\n'",
        "400, 'POST /api/guest HTTP/1.1\r\nHost: flagfall\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'",
        "505, 'GET /api/games HTTP/7.0\r\nHost: flagfall\r\n\r\n'",
    })
    void what_is_no_request_is_told_so_in_the_same_way(int status, String request) {
        isToldSo(status, request);
    }

    @Test
    void so_is_an_address_or_a_header_that_never_ends() {
        String endless = "x".repeat(20_000);
        String rest = "Host: flagfall\r\nConnection: close\r\n\r\n";
        isToldSo(414, "GET /api/games?" + endless + " HTTP/1.1\r\n" + rest);
        isToldSo(431, "GET /api/games HTTP/1.1\r\nX-Endless: " + endless + "\r\n" + rest);
    }

    private void isToldSo(int status, String request) {
        String answer = new RawHttp(port, Optional.empty()).send(request);
        assertThat(answer).startsWith("HTTP/1.1 " + status).contains("Content-Type: application/json");
        String body = answer.substring(answer.indexOf("\r\n\r\n") + 4);
        assertThat(Wire.read(body, JsonNode.class).fieldNames()).toIterable().contains("error", "message");
    }

    private static void isJson(Client.Answer answer) {
        assertThat(answer.header("Content-Type")).isEqualTo("application/json");
    }

    @Test
    void an_event_id_that_no_event_has_is_malformed() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 3);
        for (String id : List.of("x", "-1", "2147483647", "")) {
            Client.send(guest.request(match.path("/events"))
                            .header("Last-Event-ID", id)
                            .GET())
                    .rejected(400, "malformed");
        }
    }

    @Test
    void moves_at_one_screen_are_not_taken_back() {
        Client.Answer created = guest.post("/api/games", Map.of("ruleset", "classic", "opponent", "hotseat"))
                .is(201);
        guest.post("/api/games/" + created.get("id") + "/takeback", "").rejected(409, "no-takeback");
    }
}
