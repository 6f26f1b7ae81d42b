package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Side;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The clocks of a game at one screen, at servers whose clock is set by hand.
@Timeout(120)
class CurtainTimeTest {

    private final SettableTime time = new SettableTime();

    private Server start(Settings settings) {
        return Server.start(settings, new Server.Environment(RandomSource.secure(), time, GroupCommit::new));
    }

    private void pass(int seconds) {
        time.advance(Duration.ofSeconds(seconds));
    }

    private static void assertClocks(int red, int blue, HotSeatGame... servers) {
        for (HotSeatGame game : servers) {
            assertThat(game.millis(Side.RED)).isEqualTo(red * 1000L);
            assertThat(game.millis(Side.BLUE)).isEqualTo(blue * 1000L);
        }
    }

    @Test
    void two_servers_agree_on_what_is_left_and_both_stand_still_behind_the_curtain() {
        Settings settings = Store.POSTGRES.fresh();
        try (Server here = start(settings);
                Server there = start(settings)) {
            HotSeatGame one = HotSeatGame.timed(here.port(), 60);
            HotSeatGame other = one.at(there.port());
            one.begin();
            pass(600);
            assertClocks(60, 60, one, other);
            one.ready(Side.RED, 0).is(200);
            pass(7);
            assertClocks(53, 60, one, other);
            other.ready(Side.RED, 0).is(200);
            assertClocks(53, 60, one, other);
            other.move(0, other.view().at("/moves/0").asText()).is(200);
            pass(600);
            assertClocks(53, 60, one, other);
            other.ready(Side.BLUE, 1).is(200);
            pass(5);
            assertClocks(53, 55, one, other);
            one.screen().post(one.path("/draw"), "{\"side\":\"blue\"}").is(200);
            pass(6);
            assertClocks(53, 49, one, other);
            one.ready(Side.BLUE, 1).is(200);
            pass(50);
            List<String> story = one.story();
            assertThat(story).containsExactly("ready", "ready", "started", "move", "drawOffer", "ended red time");
            assertThat(other.story()).isEqualTo(story);
        }
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void an_end_is_listed_in_everyones_time_and_told_in_that_of_the_table(Store store) throws SQLException {
        Settings settings = store.fresh();
        try (Server server = start(settings)) {
            HotSeatGame game = HotSeatGame.open(server.port());
            game.begin();
            Instant stood = time.instant();
            pass(600);
            game.screen()
                    .post(game.path("/resign"), Map.of("side", Side.RED.word()))
                    .is(200);
            assertThat(times(settings, "select ended_at, changed_at from game"))
                    .containsExactly(time.instant(), time.instant());
            assertThat(times(settings, "select at, at from event order by slot desc limit 1"))
                    .containsExactly(stood, stood);
        }
    }

    private static List<Instant> times(Settings settings, String query) throws SQLException {
        try (Connection connection = DriverManager.getConnection(Store.url(settings));
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            assertThat(row.next()).isTrue();
            return List.of(Instant.ofEpochMilli(row.getLong(1)), Instant.ofEpochMilli(row.getLong(2)));
        }
    }

    @ParameterizedTest
    @EnumSource(Store.class)
    void a_clock_goes_on_after_a_restart_where_it_was(Store store) {
        Settings settings = store.fresh();
        HotSeatGame game;
        try (Server server = start(settings)) {
            game = HotSeatGame.timed(server.port(), 60);
            game.begin();
            pass(100);
            game.ready(Side.RED, 0).is(200);
            pass(7);
        }
        pass(18_000);
        try (Server server = start(settings)) {
            game = game.at(server.port());
            assertClocks(53, 60, game);
            pass(3);
            assertClocks(50, 60, game);
            game.move(0, game.view().at("/moves/0").asText()).is(200);
            assertThat(game.view().get("you").isNull()).isTrue();
        }
        pass(18_000);
        try (Server server = start(settings)) {
            game = game.at(server.port());
            assertClocks(50, 60, game);
            game.ready(Side.BLUE, 1).is(200);
            pass(4);
        }
        pass(18_000);
        try (Server server = start(settings)) {
            pass(57); // Nobody looks at the game.
            assertThat(game.at(server.port()).story())
                    .containsExactly("ready", "ready", "started", "move", "ended red time");
        }
    }
}
