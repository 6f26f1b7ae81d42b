package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Instant;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
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

    private GuestGame timed(int initial, int bonus, int free) {
        GuestGame match = GuestGame.open(
                port,
                Map.of(
                        "ruleset", "barrage",
                        "opponent", "open",
                        "side", "red",
                        "clock", Map.of("initialSeconds", initial, "bonusSeconds", bonus, "freeSeconds", free)));
        match.place(Side.RED, GuestGame.setup(Rulesets.BARRAGE, Side.RED, 1));
        assertThat(match.view(Side.RED).get("clocks").get("red").asLong()).isEqualTo(1000L * initial);
        match.place(Side.BLUE, GuestGame.setup(Rulesets.BARRAGE, Side.BLUE, 1));
        return match;
    }

    @Test
    void whoever_lets_the_clock_run_out_has_lost() {
        GuestGame match = timed(1, 0, 0);
        JsonNode last = match.blue().allEvents(match.id()).getLast();
        assertThat(last.get("type").asText()).isEqualTo("ended");
        assertThat(last.get("winner").asText()).isEqualTo("blue");
        assertThat(last.get("reason").asText()).isEqualTo("time");
        assertThat(match.view(Side.RED).get("clocks").get("red").asLong()).isZero();
        match.move(Side.RED, 0, "a4a5").rejected(409, "game-over");
    }

    @Test
    void a_move_earns_its_bonus_and_starts_the_other_clock() {
        GuestGame match = timed(600, 100, 60);
        match.move(Side.RED, 0, match.view(Side.RED).get("moves").get(0).asText())
                .is(200);
        JsonNode clocks = match.view(Side.RED).get("clocks");
        assertThat(clocks.get("red").asLong()).isEqualTo(700_000);
        assertThat(clocks.get("blue").asLong()).isEqualTo(600_000);
    }

    /// At one screen nobody can act while the curtain is down, so nobody's time runs.
    @Test
    void behind_the_curtain_the_clocks_stand_still() {
        var time = new AtomicReference<>(Instant.ofEpochSecond(1_800_000_000));
        var environment = new Server.Environment(RandomSource.secure(), time::get, GroupCommit::new);
        try (Server server = Server.start(Store.SQLITE.fresh(), environment)) {
            Client screen = Client.guest(server.port());
            String game = "/api/games/"
                    + screen.post(
                                    "/api/games",
                                    Map.of(
                                            "ruleset", "barrage",
                                            "opponent", "hotseat",
                                            "clock", Map.of("initialSeconds", 60, "bonusSeconds", 0, "freeSeconds", 0)))
                            .is(201)
                            .get("id");
            for (Side side : Side.values()) {
                screen.post(game + "/ready", Map.of("side", side.word(), "ply", 0))
                        .is(200);
                screen.post(
                                game + "/setup",
                                Map.of("side", side.word(), "setup", GuestGame.setup(Rulesets.BARRAGE, side, 1)))
                        .is(200);
            }
            pass(time, 600);
            assertThat(screen.get(game).is(200).body().at("/clocks/red").asLong())
                    .isEqualTo(60_000);
            JsonNode view = screen.post(game + "/ready", Map.of("side", "red", "ply", 0))
                    .is(200)
                    .body();
            assertThat(view.at("/clocks/red").asLong()).isEqualTo(60_000);
            pass(time, 7);
            screen.post(
                            game + "/moves",
                            Map.of("ply", 0, "move", view.at("/moves/0").asText()))
                    .is(200);
            pass(time, 600);
            JsonNode clocks = screen.get(game).is(200).body().get("clocks");
            assertThat(clocks.get("red").asLong()).isEqualTo(53_000);
            assertThat(clocks.get("blue").asLong()).isEqualTo(60_000);
            screen.post(game + "/ready", Map.of("side", "blue", "ply", 1)).is(200);
            pass(time, 61);
            screen.post(game + "/moves", Map.of("ply", 1, "move", "a7a6")).rejected(409, "game-over");
        }
    }

    private static void pass(AtomicReference<Instant> time, int seconds) {
        time.updateAndGet(now -> now.plusSeconds(seconds));
    }
}
