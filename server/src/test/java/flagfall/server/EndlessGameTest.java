package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.game.Game;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// No game lasts for ever, also where the ruleset sets no quiet limit.
class EndlessGameTest {

    private static final String BOARD = "f........./m........./........../........../..~~..~~../..~~..~~../"
            + "........../........../M........./.........F";
    private static final List<String> ROUND = List.of("a2b2", "a9b9", "b2a2", "b9a9");

    @Test
    void two_thousand_moves_without_a_strike_are_a_draw_and_the_rules_say_so() throws Exception {
        Settings settings = Store.SQLITE.fresh();
        GuestGame match;
        try (Server server = Server.start(settings)) {
            Client guest = Client.guest(server.port());
            Client.Answer created = guest.post(
                            "/api/games",
                            Map.of(
                                    "ruleset", "fantasy",
                                    "opponent", "hotseat",
                                    "position", Map.of("board", BOARD, "turn", "red")))
                    .is(201);
            match = new GuestGame(created.get("id"), guest, guest, "");
            assertThat(guest.get("/api/rulesets/fantasy/page").text()).contains("2,000 moves in a row");
            assertThat(guest.get("/api/rulesets/classic/page").text()).doesNotContain("2,000 moves");
        }
        playQuietly(settings, match.id(), Game.LONGEST_QUIET - 2);
        try (Server server = Server.start(settings)) {
            Client guest = match.red().at(server.port());
            for (int ply = Game.LONGEST_QUIET - 2; ply < Game.LONGEST_QUIET; ply++) {
                assertThat(guest.get(match.path("")).body().get("status").asText())
                        .isEqualTo("playing");
                String side = ply % 2 == 0 ? "red" : "blue";
                guest.post(match.path("/ready"), Map.of("side", side, "ply", ply))
                        .is(200);
                guest.post(match.path("/moves"), Map.of("ply", ply, "move", ROUND.get(ply % 4)))
                        .is(200);
            }
            JsonNode over = guest.get(match.path("")).body();
            assertThat(over.get("result").toString()).isEqualTo("{\"winner\":null,\"reason\":\"quiet\"}");
        }
    }

    /// Writes the moves into the log of a server that is not running.
    private static void playQuietly(Settings settings, String game, int plies) throws Exception {
        try (Connection connection = DriverManager.getConnection(Store.url(settings));
                PreparedStatement insert = connection.prepareStatement(
                        "insert into event (game, slot, at, kind, side, body, ply) values (?, ?, 0, 'moved', ?, ?,"
                                + " ?)")) {
            connection.setAutoCommit(false);
            for (int ply = 0; ply < plies; ply++) {
                insert.setString(1, game);
                insert.setInt(2, ply + 1);
                insert.setString(3, ply % 2 == 0 ? "red" : "blue");
                insert.setString(4, ROUND.get(ply % 4));
                insert.setInt(5, ply + 1);
                insert.executeUpdate();
            }
            connection.commit();
        }
    }
}
