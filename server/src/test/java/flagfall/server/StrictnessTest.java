package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.piece.Side;
import flagfall.problem.Problem;
import flagfall.rules.Rulesets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

/// Small things that strangers try.
@ParameterizedClass
@EnumSource(Store.class)
class StrictnessTest {

    private final int port;
    private final Client guest;

    StrictnessTest(Store store) {
        port = store.port();
        guest = Client.guest(port);
    }

    @Test
    void a_game_that_is_not_there_is_not_there_whatever_is_said_to_it() {
        for (String body : List.of("", "{}", "{\"secret\":\"x\"}", "{\"secret\":7}", "[", "null")) {
            guest.post("/api/games/nowhere/join", body).rejected(404, "unknown-game");
        }
        guest.get("/api/games/no~id").rejected(404, "unknown-game");
    }

    @Test
    void a_number_is_no_text_and_a_truth_is_no_number() {
        GuestGame match = GuestGame.begin(port, Rulesets.DUEL, 1);
        for (String body : List.of(
                "{\"ply\":0,\"move\":7}",
                "{\"ply\":0,\"move\":true}",
                "{\"ply\":0,\"move\":\"a4a5\",\"key\":7}",
                "{\"ply\":\"0\",\"move\":\"a4a5\"}",
                "{\"ply\":0.0,\"move\":\"a4a5\"}",
                "{\"ply\":true,\"move\":\"a4a5\"}")) {
            assertThat(match.red()
                            .post(match.path("/moves"), body)
                            .rejected(400, "malformed")
                            .text())
                    .contains("wrong-field");
        }
    }

    @Test
    void what_is_refused_is_not_repeated_at_length() {
        String tooLong = "x".repeat(10_000);
        for (Client.Answer answer : List.of(
                guest.post("/api/rulesets/check", Map.of("base", "classic", "bomb", tooLong)),
                guest.post("/api/rulesets/check", Map.of("base", "classic", tooLong, 1)),
                guest.post("/api/rulesets/check", Map.of("base", tooLong)))) {
            answer.rejected(422, "bad-ruleset");
            assertThat(answer.text()).doesNotContain("x".repeat(Problem.LONGEST_ECHO + 1));
        }
    }

    @Test
    void a_number_that_is_too_large_is_told_its_range() {
        String clock = "{\"ruleset\":\"duel\",\"opponent\":\"open\",\"clock\":"
                + "{\"initialSeconds\":%s,\"bonusSeconds\":0,\"freeSeconds\":0}}";
        assertThat(guest.post("/api/games", clock.formatted("1000000000000"))
                        .rejected(422, "bad-clock")
                        .get("message"))
                .isEqualTo("Times on a clock are 0 to 604800 seconds.");
        assertThat(guest.post("/api/games", clock.formatted("1" + "0".repeat(30)))
                        .rejected(400, "malformed")
                        .get("message"))
                .contains("must be whole, from");
    }

    @Test
    void a_key_with_a_character_that_cannot_be_stored_is_refused_in_words() {
        GuestGame match = GuestGame.begin(port, Rulesets.DUEL, 1);
        String move = match.view(Side.RED).get("moves").get(0).asText();
        Client.Answer answer = match.red()
                .post(match.path("/moves"), "{\"ply\":0,\"move\":\"" + move + "\",\"key\":\"a\\u0000b\"}")
                .rejected(400, "malformed");
        assertThat(answer.get("message")).isEqualTo("A key has no control characters.");
    }

    @Test
    void whoever_gives_up_before_the_first_move_is_not_shown_what_the_other_had_placed() {
        GuestGame match = GuestGame.open(port, "duel");
        String red = GuestGame.setup(Rulesets.DUEL, Side.RED, 1);
        match.place(Side.RED, red);
        match.blue().post(match.path("/resign"), "").is(200);
        for (Client curious : List.of(match.blue(), Client.nobody(port))) {
            JsonNode ended = curious.allEvents(match.id()).getLast();
            assertThat(ended.get("setups").get("red").isNull()).isTrue();
            assertThat(curious.get(match.path("")).body().get("pieces")).isEmpty();
            assertThat(curious.get(match.path("/replay")).text()).doesNotContain(red);
        }
        assertThat(match.red()
                        .allEvents(match.id())
                        .getLast()
                        .get("setups")
                        .get("red")
                        .asText())
                .isEqualTo(red);
    }

    @Test
    void a_side_that_was_placed_but_never_played_against_keeps_its_army_hidden_on_the_board_too() {
        GuestGame match = GuestGame.begin(port, Rulesets.DUEL, 1);
        match.blue().post(match.path("/resign"), "").is(200);
        match.view(Side.BLUE)
                .get("pieces")
                .forEach(piece -> assertThat(piece.has("kind"))
                        .isEqualTo(piece.get("side").asText().equals("blue")));
        match.view(Side.RED)
                .get("pieces")
                .forEach(piece -> assertThat(piece.has("kind")).isTrue());
    }

    @Test
    void a_server_that_is_killed_leaves_no_library_behind_for_each_time() throws Exception {
        Path folder = Store.folder();
        for (int times = 0; times < 3; times++) {
            try (ServerProcess server = ServerProcess.start(folder, false)) {
                server.kill();
            }
        }
        try (Stream<Path> left = Files.list(folder.resolve("native"))) {
            assertThat(left.filter(file -> !file.toString().endsWith(".lck"))).hasSizeLessThanOrEqualTo(1);
        }
    }
}
