package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.net.http.HttpRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Whatever is sent: a clear answer, and nothing changed.
@ParameterizedClass
@EnumSource(Store.class)
class BadInputTest {

    private static final String SOMEWHERE = "/api/games/nowhere";
    private static final List<String> CHANGES =
            List.of("/join", "/setup", "/ready", "/moves", "/draw", "/resign", "/takeback", "/hint", "/rematch");

    private final int port;
    private final Client guest;
    private final Client nobody;

    BadInputTest(Store store) {
        port = store.port();
        guest = Client.guest(port);
        nobody = Client.nobody(port);
    }

    private static Map<String, Object> request(String field, Object value) {
        Map<String, Object> request = new HashMap<>(Map.of("ruleset", "classic", "opponent", "open", "side", "red"));
        request.put(field, value);
        return request;
    }

    /// Everything that can be seen of a game, from all sides.
    private static List<String> everything(GuestGame match) {
        return List.of(
                match.red().get(match.path("")).text(),
                match.blue().get(match.path("")).text());
    }

    @Nested
    class Whoever {
        @Test
        void shows_no_token_is_told_where_to_get_one() {
            nobody.post("/api/games", request("side", "red")).rejected(401, "no-token");
            for (String change : CHANGES) {
                nobody.post(SOMEWHERE + change, "{\"secret\":\"x\"}").rejected(401, "no-token");
            }
        }

        @Test
        void shows_a_bad_token_is_not_let_in_anywhere() {
            Client forger = nobody.with("forged");
            forger.get("/api/rulesets").rejected(401, "bad-token");
            forger.get(SOMEWHERE).rejected(401, "bad-token");
            forger.post("/api/games", request("side", "red")).rejected(401, "bad-token");
        }

        @Test
        void asks_for_a_game_that_is_not_there_is_told_so() {
            guest.get(SOMEWHERE).rejected(404, "unknown-game");
            guest.get(SOMEWHERE + "/events").rejected(404, "unknown-game");
            guest.get(SOMEWHERE + "/replay").rejected(404, "unknown-game");
            guest.post(SOMEWHERE + "/resign", "").rejected(404, "unknown-game");
            guest.get("/api/nothing").rejected(404, "not-found");
            guest.post("/api/nothing", "").rejected(404, "not-found");
        }

        @Test
        void does_not_play_may_watch_but_not_touch() {
            GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
            List<String> before = everything(match);
            guest.get(match.path("")).is(200);
            nobody.get(match.path("")).is(200);
            guest.post(match.path("/setup"), Map.of("setup", GuestGame.setup(Rulesets.CLASSIC, Side.RED, 1)))
                    .rejected(403, "not-seated");
            guest.post(match.path("/moves"), Map.of("ply", 0, "move", "a4a5", "key", "k"))
                    .rejected(403, "not-seated");
            guest.post(match.path("/ready"), Map.of("side", "red", "ply", 0)).rejected(403, "not-seated");
            for (String change : List.of("/draw", "/resign", "/takeback", "/hint", "/rematch")) {
                guest.post(match.path(change), "").rejected(403, "not-seated");
            }
            assertThat(everything(match)).isEqualTo(before);
        }
    }

    @Nested
    class A_body {
        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "{",
                    "[]",
                    "\"classic\"",
                    "null",
                    "17",
                    "{} {}",
                    "{\"ruleset\":\"classic\"}",
                    "{\"ruleset\":\"classic\",\"opponent\":7}",
                    "{\"ruleset\":\"classic\",\"opponent\":null}",
                    "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"opponent\":\"hotseat\"}",
                    "{\"ruleset\":\"classic\",\"opponent\":\"someone\"}",
                    "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"side\":\"green\"}",
                    "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"clock\":5}",
                    "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"clock\":{\"initialSeconds\":5}}",
                    "{\"ruleset\":\"classic\",\"opponent\":\"open\",\"clock\":"
                            + "{\"initialSeconds\":\"5\",\"bonusSeconds\":0,\"freeSeconds\":0}}",
                })
        void that_makes_no_sense_opens_no_game(String body) {
            guest.post("/api/games", body).rejected(400, "malformed");
            assertThat(guest.get("/api/games?mine=1").text()).isEqualTo("[]");
        }

        @ParameterizedTest
        @ValueSource(
                strings = {
                    "",
                    "{",
                    "[]",
                    "{\"ply\":0}",
                    "{\"move\":\"a4a5\",\"key\":\"k\"}",
                    "{\"ply\":\"0\",\"move\":\"a4a5\",\"key\":\"k\"}",
                    "{\"ply\":0.5,\"move\":\"a4a5\",\"key\":\"k\"}",
                    "{\"ply\":null,\"move\":\"a4a5\",\"key\":\"k\"}",
                    "{\"ply\":0,\"move\":null,\"key\":\"k\"}",
                    "{\"ply\":0,\"move\":[],\"key\":\"k\"}",
                    "{\"ply\":99999999999,\"move\":\"a4a5\",\"key\":\"k\"}",
                })
        void that_makes_no_sense_moves_nothing(String body) {
            GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 2);
            List<String> before = everything(match);
            match.red().post(match.path("/moves"), body).rejected(400, "malformed");
            assertThat(everything(match)).isEqualTo(before);
        }

        @Test
        void that_is_no_text_is_malformed() {
            byte[] noText = {'{', '"', (byte) 0xc3, (byte) 0x28, '"', '}'};
            Client.send(guest.request("/api/games").POST(HttpRequest.BodyPublishers.ofByteArray(noText)))
                    .rejected(400, "malformed");
        }

        @Test
        void over_64_kib_is_too_large_wherever_it_is_sent() {
            String large = "{\"setup\":\"" + "S".repeat(64 * 1024) + "\"}";
            GuestGame match = GuestGame.open(port, "classic");
            match.red().post(match.path("/setup"), large).rejected(413, "too-large");
            guest.post("/api/games", large).rejected(413, "too-large");
            guest.post("/api/rulesets/check", large).rejected(413, "too-large");
            assertThat(match.view(Side.RED).get("offset").intValue()).isZero();
        }

        @Test
        void of_64_kib_is_read() {
            String largest = "{\"setup\":\"" + "S".repeat(64 * 1024 - 12) + "\"}";
            GuestGame match = GuestGame.open(port, "classic");
            match.red().post(match.path("/setup"), largest).rejected(422, "bad-setup");
        }
    }

    @Nested
    class A_game_that_cannot_be_played_is_not_opened {
        @ParameterizedTest
        @ValueSource(
                strings = {"computer:0", "computer:99", "computer:99999", "computer:x", "computer:", "computer:-1"})
        void against_no_such_level(String opponent) {
            guest.post("/api/games", request("opponent", opponent)).rejected(422, "unknown-level");
        }

        @Test
        void by_rules_that_make_no_sense_and_every_fault_is_named() {
            guest.post("/api/games", request("ruleset", "chess")).rejected(422, "bad-ruleset");
            Map<String, Object> odd = Map.of("base", "classic", "bomb", "PURPLE", "army", Map.of("flag", 2), "hat", 1);
            Client.Answer answer =
                    guest.post("/api/games", request("ruleset", odd)).rejected(422, "bad-ruleset");
            assertThat(answer.body().get("faults").toString()).contains("PURPLE", "army.flag", "hat");
        }

        @Test
        void by_a_clock_that_leaves_no_time() {
            guest.post("/api/games", request("clock", clock(0, 5, 0))).rejected(422, "bad-clock");
            guest.post("/api/games", request("clock", clock(-1, 0, 60))).rejected(422, "bad-clock");
            guest.post("/api/games", request("clock", clock(Integer.MAX_VALUE, 0, 0)))
                    .rejected(422, "bad-clock");
        }

        private static Map<String, Integer> clock(int initial, int bonus, int free) {
            return Map.of("initialSeconds", initial, "bonusSeconds", bonus, "freeSeconds", free);
        }

        @Test
        void from_a_position_that_makes_no_sense() {
            Map<String, Object> request = request("position", Map.of("board", "MMM/...", "turn", "red"));
            guest.post("/api/games", request).rejected(422, "bad-position");
            request.put("opponent", "hotseat");
            Client.Answer answer = guest.post("/api/games", request).rejected(422, "bad-position");
            assertThat(answer.body().get("faults").size()).isGreaterThan(1);
        }
    }

    @Nested
    class A_seat {
        @Test
        void is_taken_once_and_only_with_the_secret() {
            Client.Answer created =
                    guest.post("/api/games", request("side", "blue")).is(201);
            String join = "/api/games/" + created.get("id") + "/join";
            Map<String, String> secret = Map.of("secret", created.get("join").split("#", 2)[1]);
            Client friend = Client.guest(port);
            friend.post(join, Map.of("secret", "guess")).rejected(403, "wrong-secret");
            friend.post(join, "{}").rejected(403, "wrong-secret");
            friend.post(join, "{\"secret\":7}").rejected(400, "malformed");
            guest.post(join, secret).rejected(409, "already-joined");
            assertThat(friend.post(join, secret).is(200).get("side")).isEqualTo("red");
            friend.post(join, secret).rejected(409, "already-joined");
            Client.guest(port).post(join, secret).rejected(409, "already-joined");
        }

        @Test
        void that_is_not_free_has_no_secret() {
            for (String opponent : List.of("computer:1", "hotseat")) {
                Client.Answer created =
                        guest.post("/api/games", request("opponent", opponent)).is(201);
                assertThat(created.body().get("join").isNull()).isTrue();
                Client.guest(port)
                        .post("/api/games/" + created.get("id") + "/join", Map.of("secret", ""))
                        .rejected(403, "wrong-secret");
            }
        }
    }

    @Nested
    class A_setup {
        @Test
        void is_told_every_flaw_at_once_and_can_be_sent_again() {
            GuestGame match = GuestGame.open(port, "classic");
            Client.Answer answer = match.red()
                    .post(match.path("/setup"), Map.of("setup", "SSSS/XMMMMMMMMM/"))
                    .rejected(422, "bad-setup");
            assertThat(answer.body().get("flaws").size()).isGreaterThan(4);
            assertThat(match.view(Side.RED).get("placed")).isEmpty();
            match.place(Side.RED, GuestGame.setup(Rulesets.CLASSIC, Side.RED, 1));
        }

        @Test
        void is_sealed_once_sent() {
            GuestGame match = GuestGame.open(port, "classic");
            String setup = GuestGame.setup(Rulesets.CLASSIC, Side.RED, 1);
            match.place(Side.RED, setup);
            List<String> before = everything(match);
            match.red().post(match.path("/setup"), Map.of("setup", setup)).rejected(409, "already-placed");
            assertThat(everything(match)).isEqualTo(before);
        }

        @Test
        void out_of_order_is_refused_where_red_places_first() {
            GuestGame match = GuestGame.open(port, "commander");
            String setup = GuestGame.setup(Rulesets.COMMANDER, Side.BLUE, 1);
            match.blue().post(match.path("/setup"), Map.of("setup", setup)).rejected(409, "out-of-order");
            match.place(Side.RED, GuestGame.setup(Rulesets.COMMANDER, Side.RED, 1));
            match.place(Side.BLUE, setup);
        }

        @Test
        void after_the_start_or_the_end_is_too_late() {
            GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
            Map<String, String> setup = Map.of("setup", GuestGame.setup(Rulesets.CLASSIC, Side.RED, 1));
            match.red().post(match.path("/setup"), setup).rejected(409, "already-started");
            match.red().post(match.path("/resign"), "").is(200);
            match.red().post(match.path("/setup"), setup).rejected(409, "game-over");
        }
    }

    @Nested
    class A_move {
        @Test
        void before_the_start_is_too_early() {
            GuestGame match = GuestGame.open(port, "classic");
            match.move(Side.RED, 0, "a4a5").rejected(409, "not-started");
        }

        @Test
        void for_another_ply_or_off_turn_or_after_the_end_changes_nothing() {
            GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 3);
            List<String> before = everything(match);
            String legal = match.view(Side.RED).get("moves").get(0).asText();
            match.move(Side.RED, 1, legal).rejected(409, "wrong-ply");
            match.move(Side.RED, -1, legal).rejected(409, "wrong-ply");
            match.move(Side.BLUE, 0, "a7a6").rejected(409, "not-your-turn");
            assertThat(everything(match)).isEqualTo(before);
            match.red().post(match.path("/resign"), "").is(200);
            List<String> after = everything(match);
            match.move(Side.RED, 0, legal).rejected(409, "game-over");
            match.red().post(match.path("/draw"), "").rejected(409, "game-over");
            match.red().post(match.path("/resign"), "").rejected(409, "game-over");
            assertThat(everything(match)).isEqualTo(after);
        }

        /// One line of an army whose places are known: bombs and the flag behind, captains in front.
        private static final String ORDERLY = "PPPPLLLLTT/TTIIIIISSS/SSSSSYJJJC/CGMBBBBBBF";

        @ParameterizedTest
        @CsvSource({
            "a4, malformed",
            "'', malformed",
            "a4a5!, malformed",
            "k1a5, off-board",
            "a4a0, off-board",
            "a5a6, no-piece",
            "a7a6, not-your-piece",
            "j1j2, cannot-move",
            "a4b5b6, not-allowed",
            "c4c5, lake",
            "a4b5, not-a-line",
            "a4a4, not-a-line",
            "a4a6, too-far",
            "a4b4, own-piece",
            "j3j5, blocked",
        })
        void that_is_illegal_is_refused_with_the_referees_reason(String move, String reason) {
            GuestGame match = GuestGame.open(port, "classic");
            match.place(Side.RED, ORDERLY);
            match.place(Side.BLUE, ORDERLY);
            List<String> before = everything(match);
            match.move(Side.RED, 0, move).rejected(422, reason);
            assertThat(everything(match)).isEqualTo(before);
        }
    }

    @Test
    void an_offset_that_is_no_number_is_malformed() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 3);
        for (String from : List.of("x", "-1", "1.5", "99999999999")) {
            guest.get(match.path("/events?from=" + from)).rejected(400, "malformed");
        }
    }

    @Test
    void a_list_of_games_says_which() {
        guest.get("/api/games").rejected(400, "malformed");
        JsonNode mine = guest.get("/api/games?mine=1").is(200).body();
        assertThat(mine).isEmpty();
    }
}
