package flagfall.server;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/// Two servers, each a process of its own, on one PostgreSQL. Whoever plays at one need not know of the other.
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TwoServersTest {

    private static final int PLIES = 20;
    private static final int CUTS = 3;

    private final String database =
            Objects.requireNonNull(Store.POSTGRES.fresh().database());
    private ServerProcess here;
    private ServerProcess there;

    @BeforeAll
    void start() throws IOException {
        here = ServerProcess.start(database);
        there = ServerProcess.start(database);
    }

    @AfterAll
    void stop() {
        here.close();
        there.close();
    }

    private void sql(String statement) throws SQLException {
        try (Connection connection = DriverManager.getConnection(database);
                Statement sent = connection.createStatement()) {
            sent.execute(statement);
        }
    }

    /// A game in which Red plays at one server and Blue at another.
    private GuestGame apart(long seed) {
        GuestGame match = GuestGame.open(here.port(), "barrage");
        GuestGame apart = new GuestGame(match.id(), match.red(), match.blue().at(there.port()), match.secret());
        apart.place(Side.RED, GuestGame.setup(Rulesets.BARRAGE, Side.RED, seed));
        apart.place(Side.BLUE, GuestGame.setup(Rulesets.BARRAGE, Side.BLUE, seed));
        return apart;
    }

    /// Plays on without waiting for any news, and sends a move again where a server says that it failed.
    ///
    /// @return every move that was acknowledged, in order
    private static List<String> play(GuestGame match, int plies, Random random) {
        List<String> made = new ArrayList<>();
        for (int ply = 0; ply < plies; ply++) {
            Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
            JsonNode view = retried(() -> match.client(side).get(match.path("")));
            if (!view.get("status").asText().equals("playing")) {
                break;
            }
            assertThat(view.get("ply").asInt()).isEqualTo(ply);
            JsonNode moves = view.get("moves");
            String move = moves.get(random.nextInt(moves.size())).asText();
            int now = ply;
            retried(() -> match.move(side, now, move));
            made.add(move);
        }
        return made;
    }

    private static JsonNode retried(Supplier<Client.Answer> request) {
        Client.Answer answer = request.get();
        while (answer.status() == 503) {
            answer = request.get();
        }
        return answer.is(200).body();
    }

    private static List<String> moves(List<JsonNode> events) {
        return events.stream()
                .filter(event -> event.get("type").asText().equals("move"))
                .map(event -> event.get("move").asText())
                .toList();
    }

    @Test
    void players_at_different_servers_play_a_game_and_each_hears_all_of_it() {
        GuestGame match = apart(1);
        try (Client.Stream red = match.red().stream(match.id(), 0);
                Client.Stream blue = match.blue().stream(match.id(), 0)) {
            List<String> made = play(match, PLIES, new Random(1));
            match.blue().post(match.path("/resign"), "").is(200);
            List<JsonNode> heardByRed = rest(red);
            assertThat(moves(heardByRed)).isEqualTo(made);
            assertThat(moves(rest(blue))).isEqualTo(made);
            assertThat(heardByRed.getLast().get("reason").asText()).isEqualTo("resigned");
        }
    }

    @Test
    void who_watches_at_another_server_is_counted_and_a_new_name_is_heard_there() {
        GuestGame match = apart(9);
        try (Client.Stream watching = Client.nobody(there.port()).stream(match.id(), 0);
                Client.Stream red = match.red().stream(match.id(), 0)) {
            int seen = 0;
            for (long end = System.nanoTime() + 60_000_000_000L; seen == 0 && System.nanoTime() < end; pause()) {
                seen = match.red().get(match.path("")).body().get("spectators").asInt();
            }
            assertThat(seen).isEqualTo(1);
            assertThat(Client.nobody(here.port())
                            .get("/api/games?status=playing")
                            .body()
                            .findValuesAsText("spectators"))
                    .contains("1");
            match.blue().post("/api/me/name", Map.of("name", "Far Away")).is(204);
            JsonNode heard = red.next().orElseThrow();
            while (!heard.path("name").asText().equals("Far Away")) {
                heard = red.next().orElseThrow();
            }
            assertThat(heard.get("type").asText()).isEqualTo("renamed");
            assertThat(watching.next()).isPresent();
        }
    }

    private static void pause() {
        LockSupport.parkNanos(100_000_000);
    }

    private static List<JsonNode> rest(Client.Stream stream) {
        List<JsonNode> events = new ArrayList<>();
        for (var next = stream.next(); next.isPresent(); next = stream.next()) {
            events.add(next.get());
        }
        return events;
    }

    @Test
    void without_any_wake_up_nothing_is_refused_that_is_right_and_streams_are_a_few_seconds_late() throws SQLException {
        sql("alter table event disable trigger event_wakes; alter table seat disable trigger seat_wakes");
        try {
            GuestGame match = apart(2);
            try (Client.Stream blue = match.blue().stream(match.id(), 0)) {
                List<String> made = play(match, PLIES, new Random(2));
                match.red().post(match.path("/resign"), "").is(200);
                assertThat(moves(rest(blue))).isEqualTo(made);
            }
        } finally {
            sql("alter table event enable trigger event_wakes; alter table seat enable trigger seat_wakes");
        }
    }

    @Test
    void a_game_goes_on_at_the_other_server_when_one_is_killed() throws Exception {
        try (ServerProcess third = ServerProcess.start(database)) {
            GuestGame match = apart(3);
            GuestGame doomed = new GuestGame(match.id(), match.red().at(third.port()), match.blue(), match.secret());
            try (Client.Stream blue = match.blue().stream(match.id(), 0)) {
                List<String> made = play(doomed, PLIES, new Random(3));
                third.kill();
                GuestGame safe = match.at(there.port());
                assertThat(safe.view(Side.RED).get("ply").asInt()).isEqualTo(made.size());
                safe.red().post(safe.path("/resign"), "").is(200);
                assertThat(moves(rest(blue))).isEqualTo(made);
            }
        }
    }

    @Test
    void cutting_every_connection_to_the_database_loses_nothing_and_doubles_nothing() throws Exception {
        GuestGame match = apart(4);
        try (Client.Stream blue = match.blue().stream(match.id(), 0)) {
            Thread cutter = Thread.ofVirtual().start(() -> {
                for (int cut = 0; cut < CUTS; cut++) {
                    cutAll();
                }
            });
            List<String> made = play(match, PLIES, new Random(4));
            cutter.join();
            retried(() -> match.red().post(match.path("/resign"), ""));
            assertThat(moves(rest(blue))).isEqualTo(made);
        }
    }

    private void cutAll() {
        try {
            Thread.sleep(150);
            sql("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'flagfall'"
                    + " and datname = current_database()");
        } catch (SQLException | InterruptedException cannot) {
            throw new IllegalStateException(cannot);
        }
    }

    @Test
    void two_timers_end_a_game_once_and_for_the_side_whose_time_is_up() {
        Map<String, Integer> clock = Map.of("initialSeconds", 1, "bonusSeconds", 0, "freeSeconds", 0);
        GuestGame match = GuestGame.open(
                here.port(), Map.of("ruleset", "barrage", "opponent", "open", "side", "red", "clock", clock));
        match.place(Side.RED, GuestGame.setup(Rulesets.BARRAGE, Side.RED, 5));
        match.at(there.port()).place(Side.BLUE, GuestGame.setup(Rulesets.BARRAGE, Side.BLUE, 5));
        try (Client.Stream red = match.red().stream(match.id(), 0);
                Client.Stream blue = match.blue().at(there.port()).stream(match.id(), 0)) {
            List<String> heard = story(rest(red));
            assertThat(heard).containsExactly("0 ready", "1 ready", "2 started", "3 ended blue time");
            assertThat(story(rest(blue))).isEqualTo(heard);
        }
    }

    /// What became part of the game, without the news of the moment such as who is there.
    private static List<String> story(List<JsonNode> events) {
        return events.stream()
                .filter(event -> event.has("offset"))
                .map(event -> Stream.of("offset", "type", "winner", "reason")
                        .filter(event::has)
                        .map(field -> event.get(field).asText())
                        .collect(joining(" ")))
                .toList();
    }

    @Test
    void a_rematch_is_offered_at_one_server_and_accepted_at_the_other() {
        GuestGame match = apart(7);
        match.red().post(match.path("/resign"), "").is(200);
        match.red().post(match.path("/rematch"), "").is(200);
        String next = match.blue().post(match.path("/rematch"), "").is(200).get("game");
        assertThat(next).isNotBlank();
        assertThat(match.red().get(match.path("/rematch")).is(200).get("game")).isEqualTo(next);
        match.blue().get("/api/games/" + next).is(200);
    }

    @Test
    void the_computer_answers_once_wherever_the_move_was_made() {
        Client red = Client.guest(here.port());
        Client.Answer created = red.post(
                        "/api/games", Map.of("ruleset", "barrage", "opponent", "computer:1", "side", "red"))
                .is(201);
        String path = "/api/games/" + created.get("id");
        // The flag is where no stray scout takes it before the last move.
        red.post(path + "/setup", Map.of("setup", "SM..G...../S...I...../Y........./FB........"))
                .is(200);
        try (Client.Stream heard = red.at(there.port()).stream(created.get("id"), 0)) {
            for (int ply = 0; ply < 6; ply += 2) {
                Client at = ply % 4 == 0 ? red : red.at(there.port());
                awaitMoves(heard, ply);
                String move = at.get(path).is(200).body().get("moves").get(0).asText();
                at.post(path + "/moves", Map.of("ply", ply, "move", move)).is(200);
            }
            awaitMoves(heard, 6);
            assertThat(red.get(path).is(200).body().get("ply").asInt()).isEqualTo(6);
        }
    }

    /// Waits for the answer to the last move, or for the start.
    private static void awaitMoves(Client.Stream stream, int ply) {
        JsonNode event = stream.next().orElseThrow();
        while (!(ply == 0
                ? event.get("type").asText().equals("started")
                : event.path("ply").asInt(-1) == ply - 1)) {
            event = stream.next().orElseThrow();
        }
    }
}
