package flagfall.testkit.witness;

import static flagfall.testkit.witness.Sketch.play;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.testkit.witness.rule.WitnessRules.Blocked;
import flagfall.testkit.witness.rule.WitnessRules.BothImmobile;
import flagfall.testkit.witness.rule.WitnessTwoSquare;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// How games end: the first that applies, checked at the start and after every move.
class EndingsTest {

    @Nested
    class The_flag {

        @Test
        void falls_and_the_striker_wins() {
            WitnessGame game = Sketch.of("classic", """
                    . . . m
                    . . . .
                    f . . .
                    M . . F
                    """).redToMove();
            game.play("a1a2");

            assertThat(game.result()).isEqualTo("red flag");
        }

        @Test
        void comes_before_a_blocked_player() {
            WitnessGame game = Sketch.of("fantasy", """
                    . . . .
                    . . . .
                    F . B .
                    m B M B
                    """).blueToMove();
            game.play("a1a2");

            assertThat(game.result()).isEqualTo("blue flag");
        }
    }

    @Nested
    class Movable_pieces {

        private static final String LAST_TWO = """
                f . . b
                . . . .
                . m . .
                F M . B
                """;

        @Test
        void all_gone_on_both_sides_are_a_draw() {
            WitnessGame game = Sketch.of("classic", LAST_TWO).redToMove();
            game.play("b1b2");

            assertThat(game.result()).isEqualTo("draw immobile");
        }

        @Test
        void all_gone_on_both_sides_lose_for_the_player_to_move() {
            WitnessGame red = Sketch.of("commander", LAST_TWO).redToMove();
            WitnessGame blue = Sketch.of("commander", LAST_TWO).blueToMove();
            red.play("b1b2");
            blue.play("b2b1");

            assertThat(red.result()).isEqualTo("red immobile");
            assertThat(blue.result()).isEqualTo("blue immobile");
        }

        @Test
        void all_gone_on_one_side_lose_whoever_is_to_move() {
            WitnessGame mine = Sketch.of("classic", """
                    f . . b
                    . . . .
                    . m . .
                    F G . B
                    """).redToMove();
            WitnessGame theirs = Sketch.of("classic", """
                    f . . b
                    . . . .
                    . g . .
                    F M . B
                    """).redToMove();
            mine.play("b1b2");
            theirs.play("b1b2");

            assertThat(mine.result()).isEqualTo("blue immobile");
            assertThat(theirs.result()).isEqualTo("red immobile");
        }

        @Test
        void are_asked_for_at_the_start() {
            assertThat(Sketch.of("classic", "f...\n....\n....\nF...")
                            .redToMove()
                            .result())
                    .isEqualTo("draw immobile");
            assertThat(Sketch.of("vintage", "f...\n....\n....\nF...")
                            .redToMove()
                            .result())
                    .isEqualTo("blue immobile");
            assertThat(Sketch.of("vintage", "f...\n....\n....\nF...")
                            .blueToMove()
                            .result())
                    .isEqualTo("red immobile");
            assertThat(Sketch.of("classic", "f...\n....\n....\nFM..")
                            .blueToMove()
                            .result())
                    .isEqualTo("red immobile");
            assertThat(Sketch.of("classic", "f..m\n....\n....\nF...")
                            .redToMove()
                            .result())
                    .isEqualTo("blue immobile");
        }
    }

    @Nested
    class A_blocked_player {

        private static final String BLUE_SHUT_IN = """
                m b . .
                b b . .
                . . . .
                F M . .
                """;

        private static final String BOTH_SHUT_IN = """
                m b . .
                b b . .
                B B . .
                M B . .
                """;

        @Test
        void loses() {
            WitnessGame game = Sketch.of("classic", BLUE_SHUT_IN).redToMove();
            assertThat(game.result()).isEqualTo("ongoing");
            game.play("b1b2");

            assertThat(game.result()).isEqualTo("red immobile");
        }

        @Test
        void loses_at_the_start() {
            assertThat(Sketch.of("classic", BLUE_SHUT_IN).blueToMove().result()).isEqualTo("red immobile");
        }

        @Test
        void draws_where_the_other_could_not_move_either_and_both_immobile_is_a_draw() {
            assertThat(Sketch.of("classic", BOTH_SHUT_IN).redToMove().result()).isEqualTo("draw immobile");
            assertThat(Sketch.of("vintage", BOTH_SHUT_IN).redToMove().result()).isEqualTo("blue immobile");
        }

        /// Red's general may not cross back, and knows no other way: that is a repetition law, so Red could move.
        @Test
        void loses_where_only_a_repetition_law_holds_the_other() {
            Sketch sketch = Sketch.of("classic", """
                    G . ~ .
                    ~ ~ ~ .
                    . . . ~
                    . . ~ m
                    """).but(rules -> rules.twoSquare = new WitnessTwoSquare.Boundary(1));
            WitnessGame game = sketch.redToMove();
            game.play("a4b4");

            assertThat(game.result()).isEqualTo("red immobile");
        }

        @Test
        void loses_to_a_repetition_law_of_his_own() {
            WitnessGame game = Sketch.of("classic", """
                    G . ~ .
                    ~ ~ ~ .
                    . . . .
                    . . ~ m
                    """)
                    .but(rules -> rules.twoSquare = new WitnessTwoSquare.Boundary(1))
                    .redToMove();
            play(game, "a4b4 d1d2");

            assertThat(game.result()).isEqualTo("blue immobile");
        }

        @Test
        void passes_and_the_event_before_says_so() {
            WitnessGame game = Sketch.of("fantasy", BLUE_SHUT_IN).redToMove();
            WitnessEvent event = game.play("b1b2");

            assertThat(event.passed()).isTrue();
            assertThat(game.turn()).isEqualTo("red");
            assertThat(game.result()).isEqualTo("ongoing");
            assertThat(game.quiet()).as("a pass is no ply").isEqualTo(1);
        }

        @Test
        void passes_at_the_start() {
            assertThat(Sketch.of("fantasy", BLUE_SHUT_IN).blueToMove().turn()).isEqualTo("red");
        }

        @Test
        void draws_where_the_other_would_have_to_pass_too() {
            assertThat(Sketch.of("fantasy", BOTH_SHUT_IN).redToMove().result()).isEqualTo("draw immobile");
        }

        @Test
        void draws_where_a_repetition_law_makes_the_other_pass_too() {
            WitnessGame game = Sketch.of("fantasy", """
                    G . ~ .
                    ~ ~ ~ .
                    . . . ~
                    . . ~ m
                    """)
                    .but(rules -> rules.twoSquare = new WitnessTwoSquare.Boundary(1))
                    .redToMove();
            WitnessEvent event = game.play("a4b4");

            assertThat(game.result()).isEqualTo("draw immobile");
            assertThat(event.passed())
                    .as("nobody passes in a game that is over")
                    .isFalse();
        }
    }

    @Nested
    class The_quiet_limit {

        private static final String OPEN = """
                f . . m
                . . . .
                . . . .
                F M . .
                """;

        @Test
        void is_a_draw_after_so_many_plies_without_a_strike() {
            WitnessGame game = Sketch.of("classic", OPEN)
                    .but(rules -> rules.quietLimit = 3)
                    .redToMove();
            play(game, "b1b2 d4c4");
            assertThat(game.result()).isEqualTo("ongoing");
            game.play("b2b3");

            assertThat(game.result()).isEqualTo("draw quiet");
        }

        @Test
        void counts_anew_after_a_strike() {
            WitnessGame game =
                    Sketch.of("classic", """
                    f . . m
                    . . . .
                    . . p .
                    F M . .
                    """).but(rules -> rules.quietLimit = 3).redToMove();
            play(game, "b1c1 d4d3");
            assertThat(game.quiet()).isEqualTo(2);
            game.play("c1c2");

            assertThat(game.quiet()).isZero();
            assertThat(game.result()).isEqualTo("ongoing");
        }

        @Test
        void comes_after_a_blocked_player() {
            Sketch sketch = Sketch.of("classic", """
                    m b . .
                    b b . .
                    . . . .
                    F M . .
                    """).but(rules -> rules.quietLimit = 1);
            WitnessGame loses = sketch.redToMove();
            loses.play("b1b2");
            assertThat(loses.result()).isEqualTo("red immobile");

            WitnessGame passes =
                    sketch.but(rules -> rules.blocked = Blocked.PASSES).redToMove();
            assertThat(passes.play("b1b2").passed()).isFalse();
            assertThat(passes.result()).isEqualTo("draw quiet");
        }

        @Test
        void never_comes_where_there_is_none() {
            WitnessGame game = Sketch.of("vintage", OPEN)
                    .but(rules -> {
                        rules.twoSquare = new WitnessTwoSquare.Off();
                        rules.bothImmobile = BothImmobile.DRAW;
                    })
                    .redToMove();
            for (int round = 0; round < 100; round++) {
                play(game, "b1b2 d4c4 b2b1 c4d4");
            }

            assertThat(game.quiet()).isEqualTo(400);
            assertThat(game.result()).isEqualTo("ongoing");
        }
    }
}
