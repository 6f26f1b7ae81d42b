package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// Moves that two people take back, and what is offered and said too often.
class AgreedTakebackTest {

    private static final Map<String, Object> FRIENDLY =
            Map.of("ruleset", "barrage", "opponent", "open", "side", "red", "takebacks", true);

    private final Server server = Server.start(Store.SQLITE.fresh());

    @AfterEach
    void close() {
        server.close();
    }

    private GuestGame friendly() {
        GuestGame match = GuestGame.open(server.port(), FRIENDLY);
        match.place(Side.RED, "SM......../GS......../IY......../FB........");
        match.place(Side.BLUE, ".........M/SG......../SI......../.Y......FB");
        return match;
    }

    @Test
    void a_move_is_taken_back_when_the_other_agrees_and_a_move_in_between_declines() {
        GuestGame match = friendly();
        match.red().post(match.path("/takeback"), "").rejected(409, "nothing-to-take-back");
        match.move(Side.RED, 0, "b4b5").is(200);
        match.red().post(match.path("/takeback"), "").is(200);
        match.red().post(match.path("/takeback"), "").is(200);
        JsonNode asked = match.blue().events(match.id(), 4, 1).getFirst();
        assertThat(asked.get("type").asText() + " " + asked.get("side").asText())
                .isEqualTo("takebackOffer red");
        assertThat(match.view(Side.BLUE).get("live").get("takebackOffer").asText())
                .isEqualTo("red");
        match.blue().post(match.path("/takeback"), "").is(200);
        JsonNode back = match.blue().events(match.id(), 5, 1).getFirst();
        assertThat(back.get("type").asText() + " " + back.get("ply").asInt()).isEqualTo("takeback 0");
        assertThat(match.view(Side.RED).get("ply").asInt()).isZero();

        match.move(Side.RED, 0, "b4b5", "again").is(200);
        match.red().post(match.path("/takeback"), "").is(200);
        match.move(Side.BLUE, 1, "a7a6").is(200);
        assertThat(match.view(Side.RED).get("live").get("takebackOffer").isNull())
                .isTrue();
        // Blue's same call asks anew, and agrees to nothing.
        match.blue().post(match.path("/takeback"), "").is(200);
        assertThat(match.view(Side.RED).get("ply").asInt()).isEqualTo(2);
    }

    @Test
    void nothing_that_was_shown_is_taken_back_and_nothing_in_other_games() {
        GuestGame match = friendly();
        match.move(Side.RED, 0, "b4b5").is(200);
        match.move(Side.BLUE, 1, "a7a6").is(200);
        match.move(Side.RED, 2, "a4a6").is(200);
        match.red().post(match.path("/takeback"), "").rejected(409, "revealed");
        match.blue().post(match.path("/takeback"), "").rejected(409, "revealed");
        GuestGame serious = GuestGame.begin(server.port(), Rulesets.DUEL, 1);
        serious.playAny(new Random(1));
        serious.red().post(serious.path("/takeback"), "").rejected(409, "no-takeback");
        Map<String, Object> rated = new HashMap<>(FRIENDLY);
        rated.putAll(Map.of("rated", true, "clock", Map.of("daysPerMove", 1)));
        Person.registered(server.port()).client().post("/api/games", rated).rejected(422, "not-ratable");
    }

    @Test
    void a_player_says_two_hundred_things_in_a_game_and_no_more() {
        GuestGame match = GuestGame.open(server.port(), "duel");
        for (int message = 0; message < 200; message++) {
            match.red().post(match.path("/messages"), Map.of("preset", "hello")).is(200);
        }
        match.red().post(match.path("/messages"), Map.of("preset", "hello")).rejected(409, "too-many-kept");
        match.blue().post(match.path("/messages"), Map.of("preset", "thanks")).is(200);
    }

    @Test
    void a_draw_is_offered_five_times_and_no_more() {
        GuestGame match = GuestGame.begin(server.port(), Rulesets.CLASSIC, 3);
        Random random = new Random(3);
        for (int offer = 0; offer < 5; offer++) {
            match.red().post(match.path("/draw"), "").is(200);
            match.red().post(match.path("/draw"), "").rejected(409, "already-offered");
            assertThat(match.playAny(random)).isTrue();
            assertThat(match.playAny(random)).isTrue();
        }
        match.red().post(match.path("/draw"), "").rejected(409, "too-many-offers");
        match.blue().post(match.path("/draw"), "").is(200);
    }
}
