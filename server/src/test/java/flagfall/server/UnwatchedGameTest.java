package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A ruleset in which a blocked side passes lets the computer play alone. It does so only while somebody watches.
@Timeout(120)
class UnwatchedGameTest {

    /// Red's marshal stands in the corner behind its own bombs and passes for ever; Blue's walks about, and is fifteen
    /// moves away from anything it could strike.
    private static final String WALLED_IN = "f........./m........./........../........../..~~..~~../..~~..~~../"
            + "........../........../.........B/.......FBM";

    private final Settings settings = Store.SQLITE.fresh();
    private final SettableTime time = new SettableTime();

    private static String open(Client guest) {
        return guest.post(
                        "/api/games",
                        Map.of(
                                "ruleset", "fantasy",
                                "opponent", "computer:1",
                                "side", "red",
                                "position", Map.of("board", WALLED_IN, "turn", "blue")))
                .is(201)
                .get("id");
    }

    /// Looks into the store, so that nobody looks at the table.
    private int stored(String game) throws SQLException {
        try (Connection connection = DriverManager.getConnection(Store.url(settings));
                PreparedStatement count = connection.prepareStatement("select count(*) from event where game = ?")) {
            count.setString(1, game);
            ResultSet row = count.executeQuery();
            row.next();
            return row.getInt(1);
        }
    }

    @Test
    void the_computer_does_not_play_on_when_nobody_watches() throws Exception {
        try (Server server =
                Server.start(settings, new Server.Environment(RandomSource.secure(), time, GroupCommit::new))) {
            Client guest = Client.guest(server.port());
            String left = open(guest);
            guest.events(left, 0, 3); // It does play alone.
            time.advance(Duration.ofMinutes(2));
            String watched = open(guest);
            guest.events(watched, 0, 2);
            int before = stored(left);
            guest.events(watched, 2, 10);
            // That the stream is gone is seen only when something is sent on it.
            assertThat(stored(left) - before).isLessThanOrEqualTo(3);
            // Somebody looks, and it goes on.
            assertThat(guest.events(left, stored(left), 2)).hasSize(2);
        }
    }
}
