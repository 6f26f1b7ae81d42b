package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Who is at the board, and what can be done when the other has gone.
@Timeout(120)
class PresenceTest {

    private static final Map<String, Object> TIMED = Map.of(
            "ruleset",
            "duel",
            "opponent",
            "open",
            "side",
            "red",
            "clock",
            Map.of("initialSeconds", 600, "bonusSeconds", 0, "freeSeconds", 0));

    private final SettableTime time = new SettableTime();
    private final Server server =
            Server.start(Store.SQLITE.fresh(), new Server.Environment(RandomSource.secure(), time, GroupCommit::new));

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void coming_and_going_is_told_as_it_happens_without_a_number_and_never_again() {
        GuestGame match = GuestGame.open(server.port(), TIMED);
        try (Client.Stream red = match.red().stream(match.id(), 0)) {
            try (Client.Stream _ = match.blue().stream(match.id(), 0)) {
                JsonNode came = red.next().orElseThrow();
                assertThat(came.toString()).isEqualTo("{\"type\":\"presence\",\"side\":\"blue\",\"online\":true}");
                assertThat(match.view(Side.RED).get("live").get("online").toString())
                        .isEqualTo("[\"red\",\"blue\"]");
            }
            JsonNode left = red.next().orElseThrow();
            assertThat(left.toString()).isEqualTo("{\"type\":\"presence\",\"side\":\"blue\",\"online\":false}");
            match.red().post(match.path("/resign"), "").is(200);
            assertThat(red.next().orElseThrow().get("type").asText()).isEqualTo("ended");
        }
        assertThat(match.red().allEvents(match.id())).hasSize(1);
    }

    @Test
    void a_game_is_claimed_once_the_opponent_has_had_no_stream_and_no_request_for_a_minute() {
        GuestGame match = GuestGame.open(server.port(), TIMED);
        time.advance(Duration.ofSeconds(59));
        match.red().post(match.path("/claim"), "").rejected(409, "not-absent");
        match.blue().get(match.path("")).is(200);
        time.advance(Duration.ofSeconds(59));
        match.red().post(match.path("/claim"), "").rejected(409, "not-absent");
        time.advance(Duration.ofSeconds(1));
        Client.guest(server.port()).post(match.path("/claim"), "").rejected(403, "not-seated");
        match.red().post(match.path("/claim"), "").is(200);
        JsonNode result = match.view(Side.BLUE).get("result");
        assertThat(result.toString()).isEqualTo("{\"winner\":\"red\",\"reason\":\"abandoned\"}");
        match.red().post(match.path("/claim"), "").rejected(409, "game-over");
    }

    @Test
    void whoever_is_at_another_server_of_the_same_store_is_not_gone() {
        Settings shared = Store.POSTGRES.fresh();
        Server.Environment environment = new Server.Environment(RandomSource.secure(), time, GroupCommit::new);
        try (Server one = Server.start(shared, environment);
                Server other = Server.start(shared, environment)) {
            GuestGame match = GuestGame.open(one.port(), TIMED);
            // Red first: whoever is known to be there when a stream opens is not told to have come.
            Client.Stream here = match.red().stream(match.id(), 0);
            Client.Stream there = match.blue().at(other.port()).stream(match.id(), 0);
            Thread ticking = Thread.startVirtualThread(this::tick);
            JsonNode came = here.next().orElseThrow();
            assertThat(came.get("type").asText() + came.get("side").asText() + came.get("online"))
                    .isEqualTo("presencebluetrue");
            time.advance(Duration.ofSeconds(61));
            match.red().post(match.path("/claim"), "").rejected(409, "not-absent");
            there.close();
            assertThat(here.next().orElseThrow().get("online").asBoolean()).isFalse();
            here.close();
            do {
                time.advance(Duration.ofSeconds(61)); // Until the other server has noticed too.
            } while (match.red().post(match.path("/claim"), "").status() != 200);
            ticking.interrupt();
        }
    }

    /// Time passes as it does outside.
    private void tick() {
        while (!Thread.currentThread().isInterrupted()) {
            LockSupport.parkNanos(Duration.ofMillis(100).toNanos());
            time.advance(Duration.ofMillis(100));
        }
    }

    @Test
    void whoever_has_a_stream_open_is_not_gone_and_neither_is_anyone_without_a_live_clock() {
        GuestGame match = GuestGame.open(server.port(), TIMED);
        try (Client.Stream _ = match.blue().own()) {
            time.advance(Duration.ofMinutes(3));
            match.red().post(match.path("/claim"), "").rejected(409, "not-absent");
        }
        GuestGame slow = GuestGame.open(
                server.port(),
                Map.of("ruleset", "duel", "opponent", "open", "side", "red", "clock", Map.of("daysPerMove", 1)));
        time.advance(Duration.ofMinutes(3));
        slow.red().post(slow.path("/claim"), "").rejected(409, "not-absent");
        Client alone = Client.guest(server.port());
        String waiting = alone.post("/api/games", TIMED).get("id");
        time.advance(Duration.ofMinutes(3));
        alone.post("/api/games/" + waiting + "/claim", "").rejected(409, "not-absent");
    }
}
