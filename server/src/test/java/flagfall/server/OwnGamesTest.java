package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import flagfall.server.account.RandomSource;
import flagfall.server.store.GroupCommit;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// What the list of one's own unfinished games says of each: against whom, whether it waits for the caller, and how
/// long.
@ParameterizedClass
@EnumSource(Store.class)
class OwnGamesTest {

    private static final long THREE_DAYS = Duration.ofDays(3).toMillis();
    private static final Map<String, Object> OF_DAYS =
            Map.of("ruleset", "barrage", "opponent", "open", "side", "red", "clock", Map.of("daysPerMove", 3));

    private final Server server;
    private final int port;

    OwnGamesTest(Store store) {
        server = Server.start(
                store.fresh(), new Server.Environment(RandomSource.secure(), new SettableTime(), GroupCommit::new));
        port = server.port();
    }

    @AfterEach
    void close() {
        server.close();
    }

    @Test
    void a_game_says_against_whom_it_is_and_for_whom_it_waits_and_how_long() {
        GuestGame match = GuestGame.open(port, OF_DAYS);
        String blue = match.blue().get("/api/me").get("name");
        assertThat(told(match.red())).isEqualTo(blue + ", yours, " + THREE_DAYS);
        match.place(Side.RED, GuestGame.setup(Rulesets.BARRAGE, Side.RED, 1));
        assertThat(told(match.red())).isEqualTo(blue + ", theirs, " + THREE_DAYS);
        assertThat(own(match.blue()).get("yourTurn").asBoolean()).isTrue();
        match.place(Side.BLUE, GuestGame.setup(Rulesets.BARRAGE, Side.BLUE, 1));
        assertThat(told(match.red())).isEqualTo(blue + ", yours, " + THREE_DAYS);
        assertThat(own(match.blue()).get("yourTurn").asBoolean()).isFalse();

        String move = match.view(Side.RED).get("moves").get(0).asText();
        match.move(Side.RED, 0, move).is(200);
        assertThat(told(match.red())).isEqualTo(blue + ", theirs, " + THREE_DAYS);
        match.red().post(match.path("/messages"), Map.of("preset", "hello")).is(200);
        assertThat(told(match.red())).isEqualTo(blue + ", theirs, " + THREE_DAYS);
        assertThat(own(match.blue()).get("yourTurn").asBoolean()).isTrue();
    }

    @Test
    void whoever_is_challenged_is_named_before_they_answer_and_nobody_where_nobody_is() {
        Person ada = Person.registered(port);
        Person bob = Person.registered(port);
        ada.client()
                .post("/api/games", Map.of("ruleset", "duel", "challenge", bob.name()))
                .is(201);
        assertThat(told(ada.client())).isEqualTo(bob.name() + ", theirs, null");
        Client host = Client.guest(port);
        host.post("/api/games", Map.of("ruleset", "duel", "opponent", "open")).is(201);
        assertThat(told(host)).isEqualTo("null, theirs, null");
    }

    @Test
    void whoever_places_second_is_not_waited_for_before_the_first_has_placed() {
        GuestGame match = GuestGame.open(port, "commander");
        assertThat(own(match.blue()).get("yourTurn").asBoolean()).isFalse();
        match.place(Side.RED, GuestGame.setup(Rulesets.COMMANDER, Side.RED, 1));
        assertThat(own(match.blue()).get("yourTurn").asBoolean()).isTrue();
    }

    @Test
    void at_one_screen_it_is_always_the_callers_turn() {
        Client screen = Client.guest(port);
        screen.post("/api/games", Map.of("ruleset", "duel", "opponent", "hotseat"))
                .is(201);
        assertThat(told(screen)).isEqualTo("null, yours, null");
    }

    private static String told(Client player) {
        JsonNode game = own(player);
        return game.get("against").asText() + ", "
                + (game.get("yourTurn").asBoolean() ? "yours" : "theirs")
                + ", "
                + game.get("left").asText();
    }

    private static JsonNode own(Client player) {
        JsonNode games = player.get("/api/games?mine=1").is(200).body();
        assertThat(games).hasSize(1);
        return games.get(0);
    }
}
