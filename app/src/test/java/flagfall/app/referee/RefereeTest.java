package flagfall.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What a program may say to the referee, and what it hears: `docs/referee.md`.
class RefereeTest {

    private static final String SMALL =
            "{\"base\":\"commander\",\"board\":{\"columns\":5,\"rows\":5,\"homeRows\":1,\"lakes\":[\"c3\"]},"
                    + "\"army\":{\"marshal\":1,\"general\":0,\"colonel\":0,\"major\":0,\"captain\":0,\"lieutenant\":0,"
                    + "\"sergeant\":0,\"miner\":1,\"scout\":1,\"spy\":0,\"bomb\":1},\"setupOrder\":\"TOGETHER\"}";

    private final Referee referee = new Referee(() -> 7);

    private void says(String line, String answer) {
        assertThat(referee.answer(line)).as(line).isEqualTo(answer);
    }

    private void refuses(String line, String error) {
        String before = referee.answer("board");
        assertThat(referee.answer(line) + " ").as(line).startsWith("error " + error + " ");
        assertThat(referee.answer("board")).as("nothing changed").isEqualTo(before);
    }

    private static String setup(Side side) {
        return SetupText.write(Setup.random(Rulesets.CLASSIC, side, 3), Rulesets.CLASSIC.board());
    }

    @Nested
    class Beginning {

        @Test
        void a_game_starts_when_both_setups_are_in() {
            says("new classic", "ok");
            says("turn", "ok setup");
            says("setup blue " + setup(Side.BLUE), "ok");
            says("turn", "ok setup");
            says("setup red " + setup(Side.RED), "ok");
            says("turn", "ok red");
            says("result", "ok ongoing");
        }

        @Test
        void a_seed_that_was_drawn_may_be_any_number_at_all() {
            assertThat(new Referee(() -> Long.MIN_VALUE).answer("new classic")).isEqualTo("ok");
            assertThat(new Referee(() -> Long.MAX_VALUE).answer("new classic")).isEqualTo("ok");
        }

        @ParameterizedTest
        @ValueSource(strings = {"moves", "move a4a5", "board", "view red", "result", "perft 2"})
        void nothing_can_be_asked_of_the_board_before_that(String line) {
            refuses(line, "not-started");
            says("new classic", "ok");
            refuses(line, "not-started");
        }

        @Test
        void a_side_places_once_and_in_its_turn() {
            says("new commander", "ok");
            refuses("setup blue " + setup(Side.BLUE), "bad-state");
            says("setup red " + setup(Side.RED), "ok");
            refuses("setup red " + setup(Side.RED), "bad-state");
            says("setup blue " + setup(Side.BLUE), "ok");
            refuses("setup blue " + setup(Side.BLUE), "bad-state");
            refuses("position " + "./".repeat(9) + ". red", "bad-state");
        }

        @Test
        void every_flaw_of_a_setup_is_named_at_once() {
            says("new quick-battle", "ok");
            assertThat(referee.answer("setup red FF....../X......./....."))
                    .startsWith("error bad-setup ")
                    .contains("'X'", "flag: 2 placed, 1 wanted", "marshal: 0 placed", "row 3 has 5 squares");
            says("turn", "ok setup");
        }

        @Test
        void every_fault_of_a_ruleset_is_named_at_once() {
            assertThat(
                            referee.answer(
                                    "new {\"base\":\"classic\",\"bomb\":\"LOUD\",\"colour\":\"red\","
                                            + "\"army\":{\"flag\":2,\"dragon\":1},\"board\":{\"columns\":3,\"lakes\":[\"a1\",\"j5\"]}}"))
                    .startsWith("error bad-ruleset ")
                    .contains(
                            "bomb", "LOUD", "colour", "army.flag", "dragon", "board.columns", "a1 is in a home", "j5");
            refuses("new nonsense", "bad-ruleset");
            refuses("new {\"base\":", "bad-ruleset");
        }

        @Test
        void rules_may_have_blanks_in_them() {
            says("new { \"base\" : \"classic\", \"quietLimit\": 50 }", "ok");
            says("new {\"base\": \"classic\"} 7", "ok");
            refuses("new {\"base\": \"classic\", \"bomb\": \"LOUD\"}", "bad-ruleset");
            says("new {\"base\": \"classic\"} seven", "error unknown");
        }

        @Test
        void a_seed_decides_who_moves_first_where_chance_does() {
            StringBuilder first = new StringBuilder();
            for (int seed = 0; seed < 40; seed++) {
                says("new {\"base\":\"classic\",\"firstMover\":\"RANDOM\"} " + seed, "ok");
                says("setup red " + setup(Side.RED), "ok");
                says("setup blue " + setup(Side.BLUE), "ok");
                first.append(referee.answer("turn"));
            }
            assertThat(first).contains("red", "blue");
        }
    }

    @Nested
    class Any_position {

        private void position(String board) {
            says("new " + SMALL, "ok");
            says("position " + board, "ok");
        }

        @Test
        void stands_as_it_was_drawn_with_nothing_shown() {
            position("f..mb/...../S.~../...../F...M red");
            says("board", "ok f..mb/...../S.~../...../F...M");
            says("view blue", "ok f..mb/...../?.~../...../?...?");
            says("view spectator", "ok -..--/...../?.~../...../?...?");
            says("turn", "ok red");
        }

        @Test
        void shows_moved_and_shown_pieces_apart() {
            position("fs.m./...../S.~../...../F...M red");
            says("move e1e2", "ok");
            says("view blue", "ok fs.m./...../?.~../....!/?....");
            says("move d5d4", "ok");
            says("move a3a4", "ok");
            says("view red", "ok --.../S..+./..~../....M/F....");
            says("move b5b2", "ok");
            says("view red", "ok -..../S..+./..~../.s..M/F....");
        }

        @ParameterizedTest
        @CsvSource({
            "f..m./...../S.~../F...M, 4 rows",
            "f..m./...../S.~../...../F..M, row 1 has 4 squares",
            "f..x./...../S.~../...../F...M, on d5",
            "f..../...../S.M../...../F...., on a lake",
            "f..../...../S.../...../FMM.., too many of red marshal",
            "f..m./...../S..../...../F...M, c3 is a lake"
        })
        void is_refused_if_it_cannot_be(String board, String why) {
            says("new " + SMALL, "ok");
            assertThat(referee.answer("position " + board + " red"))
                    .startsWith("error bad-position ")
                    .contains(why);
            says("turn", "ok setup");
        }

        @Test
        void may_be_over_at_once() {
            position("f..../...../..~../...../F...M blue");
            says("turn", "ok over");
            says("result", "ok red immobile");
            says("moves", "ok");
            says("perft 0", "ok 1");
            says("perft 1", "ok 0");
            refuses("move e1e2", "game-over");
            refuses("move nonsense", "game-over");
        }
    }

    @Nested
    class Moving {

        @Test
        void moves_are_listed_in_the_order_of_their_text() {
            says("new classic", "ok");
            says(
                    "position .........f/G........./........../........../..~~..~~../..~~..~~../"
                            + "........../........../........../F..g...... red",
                    "ok");
            says("moves", "ok a9a10 a9a8 a9b9");
        }

        @Test
        void a_strike_names_both_and_the_result() {
            says("new " + SMALL, "ok");
            says("position f..../m..../I.~../...../F.... blue", "ok");
            says("move a4a3", "ok strike marshal miner attacker-wins");
            says("result", "ok blue immobile");
        }

        @Test
        void a_scout_may_turn_to_strike() {
            says("new " + SMALL, "ok");
            says("position f..m./...../S.~../...../F...M red", "ok");
            says("move a3a4a5", "error not-allowed Only a scout turns to strike, and only where the rules let it.");
            says("move a3a5", "ok strike scout flag attacker-wins");
            says("result", "ok red flag");
            says("view spectator", "ok S..m./...../..~../...../F...M");
        }

        @ParameterizedTest
        @CsvSource({
            "a3, malformed",
            "a3a4a5a6, malformed",
            "a3-a4, malformed",
            "a3f3, off-board",
            "a3a6, off-board",
            "b1b2, no-piece",
            "d5d4, not-your-piece",
            "a1a2, cannot-move",
            "e1e2d2, not-allowed",
            "a3a4a5, not-allowed",
            "a3b3c3, not-allowed",
            "a3c3, lake",
            "a3b4, not-a-line",
            "a3a3, not-a-line",
            "a3a4c4, not-a-line",
            "e1e3, too-far",
            "a3d3, blocked",
            "a3a1, own-piece",
            "a3a2b2, no-target"
        })
        void a_refusal_says_the_first_reason_that_applies(String move, String reason) {
            says("new " + SMALL, "ok");
            says("position f..m./...../S.~../...../F...M red", "ok");
            refuses("move " + move, reason);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "hello",
                "new",
                "new classic one",
                "setup green F",
                "setup red",
                "position",
                "position x green",
                "view",
                "view everybody",
                "perft",
                "perft x",
                "perft -1",
                "move",
                "move a4 a5",
                "turn now",
                "NEW classic"
            })
    void anything_else_is_unknown(String line) {
        assertThat(referee.answer(line)).isEqualTo("error unknown");
    }
}
