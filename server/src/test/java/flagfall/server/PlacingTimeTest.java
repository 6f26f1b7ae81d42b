package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Clocks with a limit for placing, and clocks with days for each move.
@Timeout(120)
@ParameterizedClass
@EnumSource(Store.class)
class PlacingTimeTest {

    private static final Map<String, Object> LIMITED =
            Map.of("initialSeconds", 600, "bonusSeconds", 0, "freeSeconds", 0, "setupSeconds", 30);

    private final Settings settings;
    private final SettableTime time = new SettableTime();

    PlacingTimeTest(Store store) {
        settings = store.fresh();
    }

    private Server start() {
        return Server.start(settings, new Server.Environment(RandomSource.secure(), time, GroupCommit::new));
    }

    private static Map<String, Object> game(Map<String, Object> clock) {
        return Map.of("ruleset", "duel", "opponent", "open", "side", "red", "clock", clock);
    }

    /// Waits for the end without looking at the table.
    private static String end(Server server, GuestGame match) throws InterruptedException {
        while (true) {
            for (JsonNode game : Client.nobody(server.port())
                    .get("/api/games?status=over")
                    .body()
                    .get("games")) {
                if (game.get("id").asText().equals(match.id())) {
                    return game.get("result").get("winner").asText() + " "
                            + game.get("result").get("reason").asText();
                }
            }
            Thread.sleep(50);
        }
    }

    @Test
    void whoever_has_not_placed_in_time_loses_and_if_neither_has_it_was_no_game() throws Exception {
        try (Server server = start()) {
            Client host = Client.guest(server.port());
            Client.Answer created = host.post("/api/games", game(LIMITED)).is(201);
            time.advance(Duration.ofMinutes(5)); // Nobody waits against the clock.
            GuestGame one = new GuestGame(created.get("id"), host, Client.guest(server.port()), "");
            String secret = created.get("join").split("#", 2)[1];
            one.blue().post(one.path("/join"), Map.of("secret", secret)).is(200);
            GuestGame none = GuestGame.open(server.port(), game(LIMITED));
            one.place(Side.BLUE, GuestGame.setup(Rulesets.DUEL, Side.BLUE, 1));
            time.advance(Duration.ofSeconds(29));
            assertThat(one.view(Side.RED).get("live").get("setupLeft").asLong()).isEqualTo(1_000);
            assertThat(one.view(Side.RED).get("clock").get("setupSeconds").asInt())
                    .isEqualTo(30);
            time.advance(Duration.ofSeconds(1));
            assertThat(end(server, one)).isEqualTo("blue time");
            assertThat(end(server, none)).isEqualTo("null aborted");
            assertThat(one.view(Side.RED).get("pieces")).isEmpty();
        }
    }

    @Test
    void once_both_have_placed_the_limit_means_nothing() {
        try (Server server = start()) {
            GuestGame match = GuestGame.open(server.port(), game(LIMITED));
            for (Side side : Side.values()) {
                match.place(side, GuestGame.setup(Rulesets.DUEL, side, 1));
            }
            time.advance(Duration.ofSeconds(60));
            JsonNode view = match.view(Side.RED);
            assertThat(view.get("status").asText()).isEqualTo("playing");
            assertThat(view.get("clocks").get("red").asLong()).isEqualTo(540_000);
            assertThat(view.get("live").get("setupLeft").isNull()).isTrue();
        }
    }

    @Test
    void days_for_each_move_are_not_saved_up() throws Exception {
        try (Server server = start()) {
            GuestGame match = GuestGame.open(server.port(), game(Map.of("daysPerMove", 3)));
            for (Side side : Side.values()) {
                match.place(side, GuestGame.setup(Rulesets.DUEL, side, 1));
            }
            assertThat(match.view(Side.RED).get("clock").toString()).isEqualTo("{\"daysPerMove\":3}");
            time.advance(Duration.ofDays(2));
            long day = Duration.ofDays(1).toMillis();
            assertThat(match.view(Side.RED).get("clocks").toString())
                    .isEqualTo("{\"red\":" + day + ",\"blue\":" + 3 * day + "}");
            match.move(Side.RED, 0, match.view(Side.RED).get("moves").get(0).asText())
                    .is(200);
            assertThat(match.view(Side.RED).get("clocks").toString())
                    .isEqualTo("{\"red\":" + 3 * day + ",\"blue\":" + 3 * day + "}");
            time.advance(Duration.ofDays(3));
            assertThat(end(server, match)).isEqualTo("red time");
        }
    }

    @Test
    void a_clock_has_days_or_seconds_and_not_both() {
        try (Server server = start()) {
            Client guest = Client.guest(server.port());
            for (Map<String, Object> wrong : List.<Map<String, Object>>of(
                    Map.of("daysPerMove", 0),
                    Map.of("daysPerMove", 15),
                    Map.of("daysPerMove", 1, "initialSeconds", 5),
                    Map.of("initialSeconds", 60, "bonusSeconds", 0, "freeSeconds", 0, "setupSeconds", 0),
                    Map.of("initialSeconds", 60, "bonusSeconds", 0, "freeSeconds", 0, "setupSeconds", 604_801))) {
                guest.post("/api/games", game(wrong)).rejected(422, "bad-clock");
            }
            guest.post("/api/games", game(Map.of("initialSeconds", 60))).rejected(400, "malformed");
            guest.post("/api/pairing", Map.of("ruleset", "duel", "clock", Map.of("daysPerMove", 2)))
                    .is(201);
            Client other = Client.guest(server.port());
            other.post("/api/pairing", Map.of("ruleset", "duel", "clock", Map.of("daysPerMove", 3)))
                    .is(201);
            other.post("/api/pairing", Map.of("ruleset", "duel", "clock", Map.of("daysPerMove", 2)))
                    .is(200);
        }
    }
}
