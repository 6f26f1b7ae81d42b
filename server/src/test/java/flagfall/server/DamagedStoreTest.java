package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.Statement;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// A store in which something is wrong hurts that one thing, and is told of in words.
@Timeout(60)
class DamagedStoreTest {

    private final Settings settings = Store.SQLITE.fresh();

    private void execute(String sql) throws Exception {
        try (Connection connection = DriverManager.getConnection(Store.url(settings));
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private GuestGame playedGame() {
        try (Server server = Server.start(settings)) {
            GuestGame match = GuestGame.begin(server.port(), Rulesets.BARRAGE, 1);
            match.playAny(new Random(1));
            return match;
        }
    }

    @Test
    void one_unreadable_game_does_not_spoil_the_list_of_its_owner() throws Exception {
        GuestGame match = playedGame();
        String good;
        try (Server server = Server.start(settings)) {
            good = match.red()
                    .at(server.port())
                    .post("/api/games", Map.of("ruleset", "duel", "opponent", "open"))
                    .get("id");
        }
        execute("update game set ruleset = '{}' where id = '" + match.id() + "'");
        try (Server server = Server.start(settings)) {
            Client owner = match.red().at(server.port());
            assertThat(owner.get("/api/games?mine=1").is(200).text())
                    .contains(good)
                    .doesNotContain(match.id());
            owner.get(match.path("")).rejected(500, "damaged-game");
        }
    }

    @Test
    void a_log_with_a_missing_line_is_refused_and_nobody_waits_for_ever() throws Exception {
        GuestGame match = playedGame();
        execute("delete from event where slot = 1 and game = '" + match.id() + "'");
        try (Server server = Server.start(settings)) {
            GuestGame again = match.at(server.port());
            again.red().get(again.path("")).rejected(500, "damaged-game");
            again.move(Side.BLUE, 1, "a9a8").rejected(500, "damaged-game");
        }
    }

    @Test
    void a_line_that_goes_missing_under_a_running_server_stops_the_move_only() throws Exception {
        try (Server server = Server.start(settings)) {
            GuestGame match = GuestGame.begin(server.port(), Rulesets.BARRAGE, 1);
            String move = match.view(Side.RED).get("moves").get(0).asText();
            execute("insert into event (game, slot, at, kind, side) values ('" + match.id()
                    + "', 2, 0, 'drawOffered', 'blue')");
            execute("delete from event where slot = 1 and game = '" + match.id() + "'");
            match.move(Side.RED, 0, move).rejected(500, "damaged-game");
        }
    }

    @Test
    void a_second_server_on_the_same_folder_is_refused() {
        try (Server server = Server.start(settings)) {
            assertThatThrownBy(() -> Server.start(settings)).hasMessageContaining("another Flagfall");
            Client.nobody(server.port()).get("/healthz").is(200);
        }
        Server.start(settings).close();
    }

    @Test
    void nobody_but_its_owner_reads_the_store() throws Exception {
        Path folder = settings.data().resolve("new");
        try (Server server = Server.start(new Settings("127.0.0.1", 0, folder, null, false))) {
            Client.guest(server.port());
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder)))
                    .isEqualTo("rwx------");
            for (String file : new String[] {"flagfall.db", "flagfall.db-wal", "flagfall.db-shm"}) {
                assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(folder.resolve(file))))
                        .as(file)
                        .isEqualTo("rw-------");
            }
        }
    }
}
