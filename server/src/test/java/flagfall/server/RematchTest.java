package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Test;

/// Two people who want to play again: one offers, the other accepts, and both sit in the same new game.
class RematchTest {

    private final int port = Store.SQLITE.port();
    private final GuestGame match = GuestGame.begin(port, Rulesets.BARRAGE, 3);

    private JsonNode state(Side side) {
        return match.client(side).get(match.path("/rematch")).is(200).body();
    }

    private JsonNode ask(Side side) {
        return match.client(side).post(match.path("/rematch"), "").is(200).body();
    }

    @Test
    void an_offer_is_seen_by_the_other_and_accepted_by_asking_too() {
        match.red().post(match.path("/rematch"), "").rejected(409, "not-over");
        match.red().post(match.path("/resign"), "").is(200);
        assertThat(state(Side.BLUE).get("by").isNull()).isTrue();

        assertThat(ask(Side.RED).get("game").isNull()).isTrue();
        assertThat(ask(Side.RED).get("game").isNull())
                .as("nobody accepts his own offer")
                .isTrue();
        assertThat(state(Side.BLUE).get("by").asText()).isEqualTo("red");

        String game = ask(Side.BLUE).get("game").asText();
        assertThat(state(Side.RED).get("game").asText()).isEqualTo(game);
        assertThat(ask(Side.RED).get("game").asText()).as("no third game").isEqualTo(game);
        JsonNode red = match.red().get("/api/games/" + game).is(200).body();
        assertThat(red.get("you").asText()).isEqualTo("blue");
        assertThat(red.get("status").asText()).isEqualTo("setup");
        JsonNode blue = match.blue().get("/api/games/" + game).is(200).body();
        assertThat(blue.get("you").asText()).isEqualTo("red");
    }

    @Test
    void nobody_else_is_told_or_heard() {
        match.red().post(match.path("/resign"), "").is(200);
        Client stranger = Client.guest(port);
        stranger.get(match.path("/rematch")).rejected(403, "not-seated");
        stranger.post(match.path("/rematch"), "").rejected(403, "not-seated");
        Client.nobody(port).get(match.path("/rematch")).rejected(401, "no-token");
    }
}
