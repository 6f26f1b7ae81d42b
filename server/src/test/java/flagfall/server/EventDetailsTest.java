package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// What events say beside plain moves, in positions where it happens.
class EventDetailsTest {

    private static final String GROUND = "/........../........../..~~..~~../..~~..~~../........../........../";

    private final Client guest = Client.guest(Store.SQLITE.port());

    @Test
    void a_long_run_names_the_scout_it_gave_away() {
        String id = open("classic", "f........./m........." + GROUND + "S........./.........F");
        play(id, "a2a6", "a9b9", "a6a7");
        assertThat(told(id))
                .containsSubsequence(
                        "{\"type\":\"move\",\"offset\":1,\"ply\":0,\"side\":\"red\",\"move\":\"a2a6\",\"shown\":\"scout\"}",
                        "{\"type\":\"move\",\"offset\":3,\"ply\":2,\"side\":\"red\",\"move\":\"a6a7\"}");
    }

    @Test
    void before_too_many_quiet_plies_there_is_a_notice() {
        Map<String, Object> rules = Map.of("base", "classic", "quietLimit", 22, "twoSquare", "OFF", "chase", "OFF");
        String id = open(rules, "f........./m........." + GROUND + "M........./.........F");
        play(id, "a2b2", "a9b9");
        assertThat(told(id)).contains("{\"type\":\"notice\",\"offset\":3,\"left\":20}");
    }

    @Test
    void a_move_after_which_the_other_side_has_to_pass_says_so() {
        String id =
                open("fantasy", "fb......../bmb......./.b........" + GROUND.substring(11) + "M........./.........F");
        play(id, "a2a3", "a3a4");
        assertThat(told(id))
                .contains(
                        "{\"type\":\"move\",\"offset\":1,\"ply\":0,\"side\":\"red\",\"move\":\"a2a3\",\"passed\":true}");
    }

    /// A hot-seat game from a position with Red to move.
    private String open(Object rules, String board) {
        Map<String, Object> position = Map.of("board", board, "turn", "red");
        return guest.post("/api/games", Map.of("ruleset", rules, "opponent", "hotseat", "position", position))
                .is(201)
                .get("id");
    }

    private void play(String id, String... moves) {
        String path = "/api/games/" + id;
        for (String move : moves) {
            JsonNode view = guest.get(path).is(200).body();
            int ply = view.get("ply").intValue();
            guest.post(path + "/ready", Map.of("side", view.get("turn").asText(), "ply", ply))
                    .is(200);
            guest.post(path + "/moves", Map.of("ply", ply, "move", move, "key", move))
                    .is(200);
        }
        guest.post(path + "/resign", Map.of("side", "blue")).is(200);
    }

    private List<String> told(String id) {
        List<String> told = new ArrayList<>();
        guest.allEvents(id).forEach(event -> told.add(event.toString()));
        return told;
    }
}
