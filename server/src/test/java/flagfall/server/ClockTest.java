package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(Store.class)
class ClockTest {

    private final int port;

    ClockTest(Store store) {
        port = store.port();
    }

    private Match timed(int initial, int bonus, int free) {
        Match match = Match.open(
                port,
                Map.of(
                        "ruleset", "barrage",
                        "opponent", "open",
                        "side", "red",
                        "clock", Map.of("initialSeconds", initial, "bonusSeconds", bonus, "freeSeconds", free)));
        match.place(Side.RED, Match.setup(Rulesets.BARRAGE, Side.RED, 1));
        assertThat(match.view(Side.RED).get("clocks").get("red").asLong()).isEqualTo(1000L * initial);
        match.place(Side.BLUE, Match.setup(Rulesets.BARRAGE, Side.BLUE, 1));
        return match;
    }

    @Test
    void whoever_lets_the_clock_run_out_has_lost() {
        Match match = timed(1, 0, 0);
        JsonNode last = match.blue().allEvents(match.id()).getLast();
        assertThat(last.get("type").asText()).isEqualTo("ended");
        assertThat(last.get("winner").asText()).isEqualTo("blue");
        assertThat(last.get("reason").asText()).isEqualTo("time");
        assertThat(match.view(Side.RED).get("clocks").get("red").asLong()).isZero();
        match.move(Side.RED, 0, "a4a5").rejected(409, "game-over");
    }

    @Test
    void a_move_earns_its_bonus_and_starts_the_other_clock() {
        Match match = timed(600, 100, 60);
        match.move(Side.RED, 0, match.view(Side.RED).get("moves").get(0).asText())
                .is(200);
        JsonNode clocks = match.view(Side.RED).get("clocks");
        assertThat(clocks.get("red").asLong()).isEqualTo(700_000);
        assertThat(clocks.get("blue").asLong()).isEqualTo(600_000);
    }
}
