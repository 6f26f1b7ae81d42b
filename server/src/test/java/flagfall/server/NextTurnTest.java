package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// The newest event says what the view would say, so that nobody has to ask for the view after every move.
class NextTurnTest {

    private static final int STARTED = 2;
    private static final int FIRST_MOVE = 3;

    private final int port = Store.SQLITE.port();

    private static JsonNode event(Client listener, GuestGame match, int offset) {
        return listener.events(match.id(), offset, 1).getFirst();
    }

    @Test
    void a_listener_hears_their_own_moves_and_those_alone() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 1);
        JsonNode first = match.view(Side.RED).get("moves");
        assertThat(first).isNotEmpty();
        assertThat(event(match.red(), match, STARTED).get("next").get("moves")).isEqualTo(first);
        assertThat(event(match.blue(), match, STARTED).get("next").get("moves")).isEmpty();

        match.playAny(new Random(1));
        JsonNode second = match.view(Side.BLUE).get("moves");
        assertThat(event(match.blue(), match, FIRST_MOVE).get("next").get("moves"))
                .isEqualTo(second)
                .isNotEmpty();
        assertThat(event(match.red(), match, FIRST_MOVE).get("next").get("moves"))
                .isEmpty();
        assertThat(event(Client.nobody(port), match, FIRST_MOVE).get("next").get("moves"))
                .isEmpty();
    }

    @Test
    void an_older_event_and_an_ended_game_say_nothing_of_it() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 2);
        match.playAny(new Random(1));
        assertThat(event(match.blue(), match, STARTED).has("next")).isFalse();
        match.playAny(new Random(2));
        assertThat(event(match.blue(), match, FIRST_MOVE).has("next")).isFalse();
        assertThat(match.view(Side.RED).get("lastMove").has("next")).isFalse();
        match.red().post(match.path("/resign"), "").is(200);
        assertThat(match.red().allEvents(match.id())).noneMatch(event -> event.has("next"));
    }

    @Test
    void clocks_and_repetition_warnings_come_along() {
        Map<String, Integer> clock = Map.of("initialSeconds", 600, "bonusSeconds", 0, "freeSeconds", 600);
        GuestGame match =
                GuestGame.open(port, Map.of("ruleset", "barrage", "opponent", "open", "side", "red", "clock", clock));
        match.place(Side.RED, "M........./.........G/SSIY....../FB........");
        match.place(Side.BLUE, "M........./.........G/SSIY....../FB........");
        List<String> moves = List.of("a4a5", "j7j6", "a5a4", "j6j7", "a4a5", "j7j6");
        for (int ply = 0; ply < moves.size(); ply++) {
            match.move(ply % 2 == 0 ? Side.RED : Side.BLUE, ply, moves.get(ply)).is(200);
        }
        JsonNode next = event(match.red(), match, FIRST_MOVE + 5).get("next");
        assertThat(next.get("clocks").get("red").longValue()).isEqualTo(600_000);
        assertThat(next.get("barred"))
                .isEqualTo(match.view(Side.RED).get("barred"))
                .isNotEmpty();
        assertThat(event(match.blue(), match, FIRST_MOVE + 5).get("next").get("barred"))
                .isEmpty();
    }

    @Test
    void after_a_takeback_the_view_has_to_be_asked_for() {
        Client guest = Client.guest(port);
        String board = "f........./m........./........../........../..~~..~~../..~~..~~../........../........../"
                + "M........./.........F";
        String id = guest.post(
                        "/api/games",
                        Map.of(
                                "ruleset",
                                "classic",
                                "opponent",
                                "computer:1",
                                "side",
                                "red",
                                "position",
                                Map.of("board", board, "turn", "red")))
                .is(201)
                .get("id");
        guest.post("/api/games/" + id + "/moves", Map.of("ply", 0, "move", "a2a3"))
                .is(200);
        guest.events(id, 2, 1); // The computer has answered.
        guest.post("/api/games/" + id + "/takeback", "").is(200);
        assertThat(guest.events(id, 0, 4)).noneMatch(event -> event.has("next"));
    }

    @Test
    void the_answer_to_a_move_is_its_event_as_the_player_hears_it() {
        GuestGame match = GuestGame.begin(port, Rulesets.CLASSIC, 3);
        String move = match.view(Side.RED).get("moves").get(0).asText();
        JsonNode answer = match.move(Side.RED, 0, move).is(200).body();
        JsonNode heard = event(match.red(), match, FIRST_MOVE);
        assertThat(heard.has("next")).isTrue();
        ((ObjectNode) heard).remove("next");
        assertThat(answer).isEqualTo(heard);
    }

    @Test
    void in_a_hot_seat_game_the_curtain_shows_the_view_and_the_stream_no_moves() {
        Client guest = Client.guest(port);
        String id = guest.post("/api/games", Map.of("ruleset", "barrage", "opponent", "hotseat"))
                .is(201)
                .get("id");
        String path = "/api/games/" + id;
        for (Side side : Side.values()) {
            guest.post(path + "/ready", Map.of("side", side.word(), "ply", 0)).is(200);
            guest.post(
                            path + "/setup",
                            Map.of("setup", GuestGame.setup(Rulesets.BARRAGE, side, 1), "side", side.word()))
                    .is(200);
        }
        assertThat(guest.events(id, STARTED, 1).getFirst().get("next").get("moves"))
                .isEmpty();
        JsonNode lifted = guest.post(path + "/ready", Map.of("side", "red", "ply", 0))
                .is(200)
                .body();
        assertThat(lifted).isEqualTo(guest.get(path).is(200).body());
        assertThat(lifted.get("you").asText()).isEqualTo("red");
        assertThat(lifted.get("moves")).isNotEmpty();
    }
}
