package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// What happens by itself, at a server whose clock is set by hand.
@Timeout(120)
@ParameterizedClass
@EnumSource(Store.class)
class TimerTest {

    private final Settings settings;
    private final SettableTime time = new SettableTime();

    TimerTest(Store store) {
        settings = store.fresh();
    }

    private Server start() {
        return Server.start(settings, new Server.Environment(RandomSource.secure(), time, GroupCommit::new));
    }

    private static GuestGame timed(Server server) {
        GuestGame match = GuestGame.open(
                server.port(),
                Map.of(
                        "ruleset", "barrage",
                        "opponent", "open",
                        "side", "red",
                        "clock", Map.of("initialSeconds", 10, "bonusSeconds", 0, "freeSeconds", 0)));
        for (Side side : Side.values()) {
            match.place(side, GuestGame.setup(Rulesets.BARRAGE, side, 1));
        }
        return match;
    }

    /// Reads the list of finished games, which looks at no table, until this one is there.
    private static void awaitEnd(Server server, GuestGame match) throws InterruptedException {
        while (!Client.nobody(server.port())
                .get("/api/games?status=over")
                .text()
                .contains(match.id())) {
            Thread.sleep(50);
        }
    }

    @Test
    void a_wall_clock_that_is_set_back_stops_no_game_for_ever() throws Exception {
        try (Server server = start()) {
            GuestGame match = timed(server);
            try (Client.Stream stream = match.blue().stream(match.id(), 3)) {
                time.advance(Duration.ofMillis(9_999));
                time.advance(Duration.ofMillis(-20));
                time.advance(Duration.ofMillis(21));
                assertThat(stream.next().orElseThrow().get("reason").asText()).isEqualTo("time");
            }
        }
    }

    /// Holds a lock that every write needs.
    private Connection lockedStore() throws SQLException {
        boolean sqlite = settings.database() == null;
        Connection connection = DriverManager.getConnection(Store.url(settings));
        try (Statement lock = connection.createStatement()) {
            lock.execute(sqlite ? "begin immediate" : "begin; lock table alive in exclusive mode");
        }
        return connection;
    }

    private static void awaitHealth(Server server, int status) throws InterruptedException {
        while (Client.nobody(server.port()).get("/healthz").status() != status) {
            Thread.sleep(50);
        }
    }

    @Test
    void while_nothing_can_be_stored_no_clock_runs_either() throws Exception {
        try (Server server = start()) {
            GuestGame match = timed(server);
            time.advance(Duration.ofSeconds(4));
            awaitHealth(server, 200);
            try (Connection _ = lockedStore()) {
                // A heartbeat is due now, whether or not there was one before the lock.
                time.advance(Duration.ofSeconds(1));
                awaitHealth(server, 503);
                time.advance(Duration.ofSeconds(100));
            }
            awaitHealth(server, 200);
            assertThat(match.view(Side.RED).get("clocks").get("red").asLong()).isBetween(1L, 10_000L);
            time.advance(Duration.ofSeconds(10));
            awaitEnd(server, match);
        }
    }

    @Test
    void while_no_server_is_up_no_clock_runs_and_afterwards_it_runs_by_itself() throws Exception {
        GuestGame match;
        try (Server server = start()) {
            match = timed(server);
            time.advance(Duration.ofSeconds(4));
        }
        time.advance(Duration.ofHours(5));
        try (Server server = start()) {
            GuestGame again = match.at(server.port());
            assertThat(again.view(Side.RED).get("clocks").get("red").asLong()).isEqualTo(6_000);
            assertThat(again.view(Side.RED).get("status").asText()).isEqualTo("playing");
        }
        try (Server server = start()) {
            // Nobody looks at the game.
            time.advance(Duration.ofSeconds(7));
            awaitEnd(server, match);
            assertThat(match.at(server.port())
                            .view(Side.RED)
                            .get("result")
                            .get("reason")
                            .asText())
                    .isEqualTo("time");
        }
    }

    @Test
    void tables_that_nobody_looks_at_leave_memory_with_their_clocks_and_curtains() throws Exception {
        try (Server server = start()) {
            timed(server);
            Client guest = Client.guest(server.port());
            String hotSeat = guest.post("/api/games", Map.of("ruleset", "duel", "opponent", "hotseat"))
                    .get("id");
            guest.post("/api/games/" + hotSeat + "/ready", Map.of("side", "red", "ply", 0))
                    .is(200);
            time.advance(Duration.ofMinutes(11));
            Client nobody = Client.nobody(server.port());
            while (!nobody.get("/metrics").text().contains("flagfall_tables 0.0")) {
                Thread.sleep(50);
            }
        }
    }

    @Test
    void an_offer_that_nobody_takes_is_taken_back_after_a_day() throws Exception {
        try (Server server = start()) {
            Client host = Client.guest(server.port());
            String id = host.post("/api/games", Map.of("ruleset", "duel", "opponent", "open", "listed", true))
                    .get("id");
            List<String> before = List.of(host.get("/api/games?status=open").text());
            assertThat(before.getFirst()).contains(id);
            time.advance(Duration.ofHours(25));
            while (host.get("/api/games?status=open").text().contains(id)) {
                Thread.sleep(50);
            }
            host.post("/api/games/" + id + "/join", "{}").rejected(404, "unknown-game");
        }
    }
}
