package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.rules.Rulesets;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Looking at a finished game again.
@ParameterizedClass
@EnumSource(Store.class)
class ReviewTest {

    private static final int PLIES = 12;

    private final int port;

    ReviewTest(Store store) {
        port = store.port();
    }

    private GuestGame played() {
        GuestGame match = GuestGame.begin(port, Rulesets.BARRAGE, 1);
        Random random = new Random(1);
        for (int ply = 0; ply < PLIES; ply++) {
            match.playAny(random);
        }
        return match;
    }

    /// Asks until it is there.
    static JsonNode review(Client client, String path) {
        Client.Answer answer = client.get(path);
        while (answer.status() == 202) {
            assertThat(answer.body().get("done").intValue())
                    .isLessThanOrEqualTo(answer.body().get("plies").intValue());
            LockSupport.parkNanos(10_000_000);
            answer = client.get(path);
        }
        return answer.is(200).body();
    }

    @Test
    void is_refused_while_the_game_goes_on_even_to_its_players() {
        GuestGame match = played();
        match.red().get(match.path("/review")).rejected(409, "not-over");
        match.blue().get(match.path("/review/3")).rejected(409, "not-over");
        Client.nobody(port).get(match.path("/review")).rejected(409, "not-over");
    }

    @Test
    void judges_every_move_for_the_side_that_made_it() {
        GuestGame match = played();
        match.red().post(match.path("/resign"), "").is(200);
        JsonNode moves = review(match.blue(), match.path("/review")).get("moves");
        JsonNode replayed =
                match.red().get(match.path("/replay")).is(200).body().get("moves");
        assertThat(moves).hasSameSizeAs(replayed).isNotEmpty();
        for (int ply = 0; ply < moves.size(); ply++) {
            JsonNode move = moves.get(ply);
            assertThat(move.get("ply").intValue()).isEqualTo(ply);
            assertThat(move.get("side")).isEqualTo(replayed.get(ply).get("side"));
            assertThat(move.get("move")).isEqualTo(replayed.get(ply).get("move"));
            assertThat(move.get("chance").intValue()).isBetween(0, 1000);
            assertThat(move.get("playedChance").intValue())
                    .isLessThanOrEqualTo(move.get("bestChance").intValue());
        }
    }

    @Test
    void is_there_for_whoever_may_see_the_game() {
        GuestGame match = played();
        match.blue().post(match.path("/resign"), "").is(200);
        JsonNode seen = review(Client.nobody(port), match.path("/review"));
        assertThat(seen).isEqualTo(review(match.red(), match.path("/review")));
        Client screen = Client.guest(port);
        String own = screen.post("/api/games", Map.of("ruleset", "barrage", "opponent", "hotseat"))
                .is(201)
                .get("id");
        screen.post("/api/games/" + own + "/resign", Map.of("side", "red")).is(200);
        Client.guest(port).get("/api/games/" + own + "/review").rejected(403, "not-seated");
        screen.get("/api/games/" + own + "/review").rejected(409, "not-played");
    }

    @Test
    void tells_what_each_side_could_believe_beside_the_truth() {
        GuestGame match = played();
        match.red().post(match.path("/resign"), "").is(200);
        JsonNode beliefs = match.red().get(match.path("/review/0")).is(200).body();
        assertThat(beliefs.get("red")).hasSize(8);
        for (JsonNode hidden : beliefs.get("red")) {
            int sum = 0;
            for (JsonNode chance : hidden.get("chances")) {
                sum += chance.get("chance").intValue();
            }
            assertThat(sum).isBetween(950, 1005);
        }
        match.red().get(match.path("/review/" + PLIES)).is(200);
        match.red().get(match.path("/review/" + (PLIES + 1))).rejected(404, "not-found");
        match.red().get(match.path("/review/x")).rejected(404, "not-found");
    }
}
