package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// What players say to each other, and who is spared it.
@Timeout(60)
@ParameterizedClass
@EnumSource(Store.class)
class MessageTest {

    private final Settings settings;
    private Server server;

    MessageTest(Store store) {
        settings = store.fresh();
        server = Server.start(settings);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private static Client.Answer say(Client who, GuestGame match, String text) {
        return who.post(match.path("/messages"), Map.of("text", text));
    }

    private static List<String> types(List<JsonNode> events) {
        return events.stream()
                .map(event ->
                        event.get("offset").asInt() + " " + event.get("type").asText())
                .toList();
    }

    @Test
    void a_preset_message_reaches_both_players_and_leaves_a_gap_for_spectators() {
        GuestGame match = GuestGame.open(server.port(), "duel");
        Client.Answer sent = match.red()
                .post(match.path("/messages"), Map.of("preset", "good-luck"))
                .is(200);
        assertThat(sent.body().get("offset").asInt()).isZero();
        match.red().post(match.path("/resign"), "").is(200);
        match.blue()
                .post(match.path("/messages"), Map.of("preset", "well-played"))
                .is(200);
        for (Side side : Side.values()) {
            JsonNode heard = match.client(side).events(match.id(), 0, 1).getFirst();
            assertThat(heard.get("side").asText() + " " + heard.get("preset").asText())
                    .isEqualTo("red good-luck");
            assertThat(heard.has("text")).isFalse();
            assertThat(types(match.client(side).allEvents(match.id())))
                    .containsExactly("0 message", "1 ended", "2 message");
        }
        for (Client other : List.of(Client.guest(server.port()), Client.nobody(server.port()))) {
            assertThat(types(other.allEvents(match.id()))).containsExactly("1 ended");
            other.post(match.path("/messages"), Map.of("preset", "hello"))
                    .is(other.token().isPresent() ? 403 : 401);
        }
        match.red().post(match.path("/messages"), Map.of("preset", "boo")).rejected(400, "malformed");
        match.red().post(match.path("/messages"), "{}").rejected(400, "malformed");
        assertThat(match.red().get("/api/players/nobody-here").status()).isEqualTo(404);
    }

    @Test
    void words_of_ones_own_need_chat_to_be_switched_on_by_both_and_survive_a_restart() {
        GuestGame match = GuestGame.begin(server.port(), Rulesets.DUEL, 1);
        say(match.red(), match, "hello there").rejected(403, "chat-off");
        match.red().post(match.path("/chat"), Map.of("on", true)).is(200);
        say(match.red(), match, "hello there").rejected(403, "chat-off");
        say(match.blue(), match, "hello there").rejected(403, "chat-off");
        assertThat(match.view(Side.BLUE).get("live").get("chat").toString()).isEqualTo("[\"red\"]");
        match.blue().post(match.path("/chat"), Map.of("on", true)).is(200);
        int offset =
                say(match.red(), match, "Grüße!").is(200).body().get("offset").asInt();
        say(match.red(), match, "x".repeat(201)).rejected(422, "bad-message");
        say(match.red(), match, " ").rejected(422, "bad-message");
        say(match.red(), match, "a\u0000b").rejected(422, "bad-message");
        server.close();
        server = Server.start(settings);
        GuestGame again = match.at(server.port());
        JsonNode heard = again.blue().events(match.id(), offset, 1).getFirst();
        assertThat(heard.get("text").asText()).isEqualTo("Grüße!");
        assertThat(Client.nobody(server.port())
                        .get(match.path(""))
                        .body()
                        .get("live")
                        .get("chat"))
                .isEmpty();
        again.blue().post(match.path("/chat"), Map.of("on", false)).is(200);
        say(again.red(), match, "still there?").rejected(403, "chat-off");
    }

    @Test
    void against_the_computer_there_is_nobody_to_talk_to() {
        Client alone = Client.guest(server.port());
        for (String opponent : List.of("computer:1", "hotseat")) {
            String path = "/api/games/"
                    + alone.post("/api/games", Map.of("ruleset", "duel", "opponent", opponent))
                            .get("id");
            alone.post(path + "/messages", Map.of("preset", "hello")).rejected(409, "no-opponent");
            alone.post(path + "/chat", Map.of("on", true)).rejected(409, "no-opponent");
        }
    }

    @Test
    void a_guest_too_can_be_blocked_and_reported_by_whoever_plays_with_it() {
        GuestGame match = GuestGame.open(server.port(), "duel");
        match.blue().post("/api/me/name", Map.of("name", "Rude Fox")).is(204);
        match.red().post(match.path("/block"), "").is(204);
        match.red().post(match.path("/report"), Map.of("text", "rude")).is(204);
        match.red().post(match.path("/report"), Map.of("text", " ")).rejected(422, "bad-message");
        match.blue().post(match.path("/messages"), Map.of("preset", "hello")).rejected(403, "blocked-player");
        assertThat(match.red().get("/api/me/blocks").body().get("players").toString())
                .isEqualTo("[\"Rude Fox\"]");
        match.red().delete("/api/players/rude%20fox/block").is(204);
        match.blue().post(match.path("/messages"), Map.of("preset", "hello")).is(200);
        match.red().delete("/api/players/rude%20fox/block").rejected(404, "unknown-player");
        Client.guest(server.port()).post(match.path("/block"), "").rejected(403, "not-seated");
        String waiting = match.red()
                .post("/api/games", Map.of("ruleset", "duel", "opponent", "open"))
                .get("id");
        match.red().post("/api/games/" + waiting + "/block", "").rejected(409, "no-opponent");
    }

    @Test
    void nobody_blocks_or_reports_without_end() throws SQLException {
        Person ada = Person.registered(server.port());
        Person bob = Person.registered(server.port());
        for (int more = 0; more < 100; more++) {
            ada.client()
                    .post("/api/players/" + bob.name() + "/report", Map.of("text", "again"))
                    .is(204);
        }
        ada.client()
                .post("/api/players/" + bob.name() + "/report", Map.of("text", "again"))
                .rejected(409, "too-many-kept");
        bob.client()
                .post("/api/players/" + ada.name() + "/report", Map.of("text", "x".repeat(1_001)))
                .rejected(422, "bad-message");
        haveBlocked(ada.name(), 1_000);
        ada.client().post("/api/players/" + bob.name() + "/block", "").rejected(409, "too-many-kept");
    }

    /// As if somebody had met so many strangers, and liked none of them.
    private void haveBlocked(String name, int many) throws SQLException {
        String numbers = "with recursive n(i) as (select 1 union all select i + 1 from n where i < " + many + ") ";
        try (Connection connection = DriverManager.getConnection(Store.url(settings));
                Statement statement = connection.createStatement()) {
            statement.execute("insert into guest (id, name, token_hash, created_at) " + numbers
                    + "select 'crowd' || i, 'Stranger', 'none ' || i, 0 from n");
            statement.execute("insert into block (person, blocked) select account.person, guest.id from account, guest"
                    + " where account.name_key = '" + name.toLowerCase(Locale.ROOT) + "' and guest.name = 'Stranger'");
        }
    }

    @Test
    void two_of_whom_one_has_blocked_the_other_do_not_meet() {
        Person ada = Person.registered(server.port());
        Person bob = Person.registered(server.port());
        Map<String, Object> duel = Map.of("ruleset", "duel");
        String offer = ada.client().post("/api/pairing", duel).is(201).get("id");
        bob.client().post("/api/players/" + ada.name() + "/block", "").is(204);
        assertThat(bob.client()
                        .get("/api/me/blocks")
                        .body()
                        .get("players")
                        .get(0)
                        .asText())
                .isEqualTo(ada.name());
        bob.client().post("/api/pairing", duel).is(201);
        bob.client().post("/api/games/" + offer + "/join", "").rejected(403, "blocked-player");
        ada.client()
                .post("/api/games", Map.of("ruleset", "duel", "challenge", bob.name()))
                .rejected(403, "blocked-player");
        bob.client().delete("/api/players/" + ada.name() + "/block").is(204);
        bob.client().post("/api/games/" + offer + "/join", "").is(200);
        String path = "/api/games/" + offer + "/messages";
        ada.client().post(path, Map.of("preset", "hello")).is(200);
        bob.client().post("/api/players/" + ada.name() + "/block", "").is(204);
        ada.client().post(path, Map.of("preset", "hello")).rejected(403, "blocked-player");
        bob.client().post("/api/players/nobody-here/block", "").rejected(404, "unknown-player");
        bob.client()
                .post("/api/players/" + ada.name() + "/report", Map.of("text", "rude", "game", offer))
                .is(204);
        assertThat(ada.client().get("/api/me/export").body().get("messages").toString())
                .isEqualTo("[\"hello\"]");
        assertThat(bob.client().get("/api/me/export").body().get("blocked").toString())
                .isEqualTo("[\"" + ada.name() + "\"]");
    }
}
