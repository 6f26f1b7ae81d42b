package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Store.class)
class ComputerTest {

    private final int port;
    private final Client guest;

    ComputerTest(Store store) {
        port = store.port();
        guest = Client.guest(port);
    }

    private GuestGame against(String ruleset, String side) {
        Client.Answer created = guest.post(
                        "/api/games", Map.of("ruleset", ruleset, "opponent", "computer:1", "side", side))
                .is(201);
        return new GuestGame(created.get("id"), guest, guest, "");
    }

    private static List<String> moves(JsonNode view) {
        return StreamSupport.stream(view.get("moves").spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }

    /// Plays until it is the guest's turn again, or over.
    private JsonNode awaitTurn(GuestGame match, String side) {
        JsonNode view = match.view(Side.RED);
        while (!view.get("status").asText().equals("over")
                && !view.get("turn").asText("").equals(side)) {
            guest.events(match.id(), view.get("offset").intValue(), 1);
            view = match.view(Side.RED);
        }
        return view;
    }

    @Test
    void a_whole_game_against_the_computer_comes_to_an_end() {
        GuestGame match = against("quick-battle", "blue");
        match.place(Side.BLUE, GuestGame.setup(Rulesets.QUICK_BATTLE, Side.BLUE, 1));
        guest.events(match.id(), 0, 3);
        Random random = new Random(5);
        JsonNode view = awaitTurn(match, "blue");
        for (int turn = 0; turn < 20 && !view.get("status").asText().equals("over"); turn++) {
            List<String> moves = moves(view);
            match.move(Side.BLUE, view.get("ply").intValue(), moves.get(random.nextInt(moves.size())))
                    .is(200);
            view = awaitTurn(match, "blue");
        }
        if (!view.get("status").asText().equals("over")) {
            guest.post(match.path("/resign"), "").is(200);
        }
        JsonNode replay = guest.get(match.path("/replay")).is(200).body();
        assertThat(replay.get("moves").size())
                .isEqualTo(match.view(Side.BLUE).get("ply").intValue());
        assertThat(replay.get("setups").get("red").asText()).hasSize(26);
    }

    @Test
    void where_red_places_first_the_computer_waits_for_its_turn() {
        GuestGame match = against("commander", "red");
        assertThat(match.view(Side.RED).get("placed")).isEmpty();
        match.place(Side.RED, GuestGame.setup(Rulesets.COMMANDER, Side.RED, 1));
        assertThat(guest.events(match.id(), 0, 3))
                .extracting(event -> event.get("type").asText())
                .containsExactly("ready", "ready", "started");
    }

    @Test
    void a_move_that_showed_nothing_can_be_taken_back_with_the_answer_to_it() {
        GuestGame match = against("classic", "red");
        match.place(Side.RED, "PPPPLLLLTT/TTIIIIISSS/SSSSSYJJJC/CGMBBBBBBF");
        guest.events(match.id(), 0, 3);
        guest.post(match.path("/takeback"), "").rejected(409, "nothing-to-take-back");
        match.move(Side.RED, 0, "a4a5").is(200);
        JsonNode view = awaitTurn(match, "red");
        boolean shown =
                view.get("lastMove").has("shown") || view.get("lastMove").has("strike");
        Client.Answer answer = guest.post(match.path("/takeback"), "");
        if (shown) {
            answer.rejected(409, "revealed");
            return;
        }
        answer.is(200);
        JsonNode back = match.view(Side.RED);
        assertThat(back.get("ply").intValue()).isZero();
        assertThat(back.get("lastMove").isNull()).isTrue();
        assertThat(moves(back)).contains("a4a5");
        assertThat(guest.events(match.id(), 5, 1).getFirst().toString())
                .isEqualTo("{\"type\":\"takeback\",\"offset\":5,\"ply\":0}");
        match.move(Side.RED, 0, "b4b5", "again").is(200);
        assertThat(awaitTurn(match, "red").get("ply").intValue()).isEqualTo(2);
    }

    @Test
    void a_long_run_shows_a_scout_and_cannot_be_taken_back() {
        GuestGame match = against("classic", "red");
        match.place(Side.RED, "SPPPLLLLTT/TTIIIIIPSS/SSSSSYJJJC/CGMBBBBBBF");
        guest.events(match.id(), 0, 3);
        match.move(Side.RED, 0, "a4a6").is(200);
        guest.post(match.path("/takeback"), "").rejected(409, "revealed");
    }

    @Test
    void people_take_nothing_back_and_get_no_hints() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        match.playAny(new Random(1));
        match.red().post(match.path("/takeback"), "").rejected(409, "no-takeback");
        match.blue().post(match.path("/hint"), "").rejected(409, "no-hints");
    }

    @Test
    void a_hint_is_a_legal_move_and_is_given_on_ones_own_turn_only() {
        GuestGame match = against("barrage", "red");
        guest.post(match.path("/hint"), "").rejected(409, "not-started");
        match.place(Side.RED, GuestGame.setup(Rulesets.BARRAGE, Side.RED, 1));
        guest.events(match.id(), 0, 3);
        assertThat(moves(match.view(Side.RED)))
                .contains(guest.post(match.path("/hint"), "").is(200).get("move"));
    }

    @Test
    void a_rematch_exchanges_the_sides() {
        GuestGame match = against("barrage", "red");
        guest.post(match.path("/rematch"), "").rejected(409, "not-over");
        guest.post(match.path("/resign"), "").is(200);
        Client.Answer again = guest.post(match.path("/rematch"), "").is(200);
        JsonNode view = guest.get("/api/games/" + again.get("game")).is(200).body();
        assertThat(view.get("you").asText()).isEqualTo("blue");
        assertThat(view.get("ruleset").asText()).isEqualTo("barrage");
        assertThat(view.get("opponent").asText()).isEqualTo("computer:1");
    }

    @Test
    void any_position_can_be_played_from() {
        String board = ".........f/........m./........../........../..~~..~~../..~~..~~../........../........../"
                + "M........./F.........";
        Client.Answer created = guest.post(
                        "/api/games",
                        Map.of(
                                "ruleset", "classic",
                                "opponent", "hotseat",
                                "position", Map.of("board", board, "turn", "red")))
                .is(201);
        guest.post("/api/games/" + created.get("id") + "/resign", Map.of("side", "red"))
                .is(200);
        JsonNode replay =
                guest.get("/api/games/" + created.get("id") + "/replay").is(200).body();
        assertThat(replay.get("start").get("turn").asText()).isEqualTo("red");
        assertThat(replay.get("start").get("board").asText()).isEqualTo(board);
    }

    /// Blue has a flag and nothing that moves; or there is nobody at all.
    @Test
    void a_position_that_is_over_at_once_is_not_played() {
        String lakes = "/........../........../........../..~~..~~../..~~..~~../........../........../";
        for (String board : List.of(
                ".........f" + lakes + "M........./F.........", ".........." + lakes + "........../..........")) {
            Client.Answer answer = guest.post(
                            "/api/games",
                            Map.of(
                                    "ruleset", "classic",
                                    "opponent", "hotseat",
                                    "position", Map.of("board", board, "turn", "red")))
                    .rejected(422, "bad-position");
            assertThat(answer.body().at("/faults/0/code").asText()).isEqualTo("position-over");
        }
        assertThat(guest.get("/api/games?mine=1").is(200).body()).isEmpty();
    }

    @Test
    void the_computer_sees_no_more_of_a_position_than_a_player_would() {
        String board = "........mf/........../........../........../..~~..~~../..~~..~~../........../........../"
                + "M........./F.........";
        Client.Answer created = guest.post(
                        "/api/games",
                        Map.of(
                                "ruleset", "classic",
                                "opponent", "computer:1",
                                "side", "red",
                                "position", Map.of("board", board, "turn", "red")))
                .is(201);
        GuestGame match = new GuestGame(created.get("id"), guest, guest, "");
        assertThat(match.piece(Side.RED, "i10").has("kind")).isFalse();
        match.move(Side.RED, 0, "a2a3").is(200);
        assertThat(guest.events(match.id(), 2, 1).getFirst().get("side").asText())
                .isEqualTo("blue");
    }
}
