package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;

/// A game at one screen behind any load balancer: each request may go to another server, and servers may be killed.
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SharedCurtainTest {

    private static final int PLIES = 8;

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

    @Test
    void the_curtain_rises_and_falls_at_both_servers_at_once() {
        HotSeatGame one = HotSeatGame.open(here.port());
        HotSeatGame other = one.at(there.port());
        assertCovered(one, other);
        one.ready(Side.RED, 0).is(200);
        other.place(Side.RED).is(200);
        assertCovered(one, other);
        other.ready(Side.BLUE, 0).is(200);
        one.place(Side.BLUE).is(200);
        List<String> made = new ArrayList<>();
        try (Client.Stream heard = other.screen().stream(one.id(), 3)) {
            for (int ply = 0; ply < PLIES; ply++) {
                Side side = ply % 2 == 0 ? Side.RED : Side.BLUE;
                boolean turned = ply % 4 >= 2;
                HotSeatGame first = turned ? other : one;
                HotSeatGame second = turned ? one : other;
                assertCovered(one, other);
                second.move(ply, "a1a2").rejected(409, "curtain-down");
                JsonNode lifted = first.ready(side, ply).is(200).body();
                assertUncovered(lifted, side, first, second);
                made.add(lifted.at("/moves/0").asText());
                second.move(ply, made.getLast()).is(200);
            }
            assertCovered(one, other);
            for (String move : made) {
                JsonNode event = heard.next().orElseThrow();
                assertThat(event.get("move").asText()).isEqualTo(move);
                assertThat(event.toString()).doesNotContain("kind");
                assertThat(event.at("/next/moves")).isEmpty();
            }
        }
    }

    private static void assertCovered(HotSeatGame... servers) {
        for (HotSeatGame game : servers) {
            JsonNode view = game.view();
            assertThat(view.get("you").isNull()).isTrue();
            assertThat(HotSeatGame.kinds(view)).isZero();
            assertThat(view.get("moves")).isEmpty();
            assertThat(listed(game).get("you").isNull()).isTrue();
            assertThat(game.kept()).isEqualTo("null");
        }
    }

    private static void assertUncovered(JsonNode seen, Side side, HotSeatGame... servers) {
        assertThat(seen.get("you").asText()).isEqualTo(side.word());
        assertThat(HotSeatGame.kinds(seen)).isEqualTo(40);
        for (HotSeatGame game : servers) {
            assertThat(game.view()).isEqualTo(seen);
            assertThat(listed(game).get("you").asText()).isEqualTo(side.word());
        }
    }

    /// The game in the list by which the page knows that it needs a curtain.
    private static JsonNode listed(HotSeatGame game) {
        return game.screen().get("/api/games?mine=1").is(200).body().get(0);
    }

    @Test
    void a_half_placed_army_is_at_both_servers_for_its_own_side_and_nobody_else() throws SQLException {
        HotSeatGame one = HotSeatGame.open(here.port());
        HotSeatGame other = one.at(there.port());
        one.ready(Side.RED, 0).is(200);
        one.keep(Side.RED, HotSeatGame.HALF).is(200);
        assertThat(other.kept()).isEqualTo(HotSeatGame.HALF);
        Client.guest(there.port()).get(other.path("/draft")).rejected(403, "not-seated");

        other.ready(Side.BLUE, 0).is(200);
        assertThat(one.kept()).isEqualTo("null");
        one.keep(Side.RED, HotSeatGame.OTHER_HALF).rejected(409, "curtain-down");
        one.keep(Side.BLUE, HotSeatGame.OTHER_HALF).is(200);
        assertThat(other.kept()).isEqualTo(HotSeatGame.OTHER_HALF);

        one.ready(Side.RED, 0).is(200);
        assertThat(other.kept()).isEqualTo(HotSeatGame.HALF);
        other.place(Side.RED).is(200);
        assertThat(stored(one)).containsExactly("null null " + HotSeatGame.OTHER_HALF);
        one.ready(Side.BLUE, 0).is(200);
        other.screen().post(other.path("/abort"), "{\"side\":\"red\"}").is(200);
        assertThat(stored(one)).isEmpty();
    }

    /// {@return what the database has behind the curtain: its side and both armies}
    private List<String> stored(HotSeatGame game) throws SQLException {
        List<String> rows = new ArrayList<>();
        try (Connection connection = DriverManager.getConnection(database);
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(
                        "select side, red_draft, blue_draft from curtain where game = '" + game.id() + "'")) {
            while (row.next()) {
                rows.add(row.getString(1) + " " + row.getString(2) + " " + row.getString(3));
            }
        }
        return rows;
    }

    @Test
    void a_clock_that_a_killed_server_started_runs_out_once() throws Exception {
        HotSeatGame one = HotSeatGame.timed(here.port(), 1);
        one.begin();
        try (ServerProcess third = ServerProcess.start(database)) {
            one.at(third.port()).ready(Side.RED, 0).is(200);
            third.kill();
        }
        List<String> story = one.story();
        assertThat(story).containsExactly("ready", "ready", "started", "ended blue time");
        assertThat(one.at(there.port()).story()).isEqualTo(story);
    }

    @Test
    void whoever_is_placing_goes_on_when_the_server_was_killed() throws Exception {
        Path folder = Store.folder();
        HotSeatGame before;
        try (ServerProcess server = ServerProcess.start(folder, false)) {
            before = HotSeatGame.open(server.port());
            before.ready(Side.RED, 0).is(200);
            before.keep(Side.RED, HotSeatGame.HALF).is(200);
            server.kill();
        }
        try (ServerProcess server = ServerProcess.start(folder, false)) {
            HotSeatGame after = before.at(server.port());
            assertThat(after.kept()).isEqualTo(HotSeatGame.HALF);
            after.place(Side.RED).is(200);
            after.ready(Side.BLUE, 0).is(200);
            assertThat(after.kept()).isEqualTo("null");
        }
    }
}
