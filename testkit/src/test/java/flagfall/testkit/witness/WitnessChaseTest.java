package flagfall.testkit.witness;

import static flagfall.testkit.witness.Sketch.play;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessRules.Blocked;
import flagfall.testkit.witness.rule.WitnessTwoSquare;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The more-square rule.
class WitnessChaseTest {

    private static Sketch sketch(String picture) {
        return Sketch.of("classic", picture).but(rules -> rules.twoSquare = new WitnessTwoSquare.Off());
    }

    /// Round the lake in eight steps, a marshal behind a general.
    private static final String ROUND_THE_LAKE = """
            . . . .
            . . . .
            M ~ . .
            g . . .
            """;

    private static final String ROUND =
            "a1b1 a2a1 b1c1 a1b1 c1c2 b1c1 c2c3 c1c2 c3b3 c2c3 b3a3 c3b3 a3a2 b3a3 a2a1 a3a2";

    @Nested
    class A_chase_round_a_lake {

        @Test
        void may_come_back_to_a_board_that_lies_before_the_chase() {
            WitnessGame game = sketch(ROUND_THE_LAKE).blueToMove();
            play(game, ROUND.substring(0, ROUND.length() - " a3a2".length()));

            assertThat(game.chaseCounter("red"))
                    .as("15 as the next move leaves it, for a board 16 plies ago")
                    .isEqualTo(14);
            assertThat(game.refusal("a3a2")).isEmpty();
        }

        @Test
        void may_not_come_back_to_a_board_of_the_chase_itself() {
            WitnessGame game = sketch(ROUND_THE_LAKE).blueToMove();
            play(game, ROUND);
            game.play("a1b1");

            assertThat(game.chaseCounter("red"))
                    .as("17 as the next move leaves it, for a board 16 plies ago")
                    .isEqualTo(16);
            assertThat(game.refusal("a2a1")).isEqualTo("chase");
            assertThat(game.moves()).doesNotContain("a2a1").contains("a2a3");
        }

        @Test
        void may_go_on_without_the_law() {
            WitnessGame game = sketch(ROUND_THE_LAKE)
                    .but(rules -> rules.chase = WitnessRules.Chase.OFF)
                    .blueToMove();
            play(game, ROUND + " " + ROUND);

            assertThat(game.refusal("a1b1")).isEmpty();
        }

        @Test
        void never_holds_the_one_who_flees() {
            WitnessGame game = sketch(ROUND_THE_LAKE).blueToMove();
            play(game, ROUND);

            assertThat(game.chaseCounter("blue")).isZero();
            assertThat(game.refusal("a1b1")).isEmpty();
        }
    }

    @Nested
    class The_same_board {

        private static final String FOUR_SQUARES = """
                . . . .
                t . . t
                . P P .
                . . . .
                """;

        /// The two captains change places while the sergeants step aside and back.
        private static final String CHANGE = "b2b3 a3a2 c2b2 a2a3 b3c3 d3d2 c3c2 d2d3";

        @Test
        void means_the_same_individual_pieces_and_not_the_same_ranks() {
            WitnessGame game = sketch(FOUR_SQUARES).redToMove();
            play(game, CHANGE);
            assertThat(game.chaseCounter("red")).isEqualTo(8);

            assertThat(game.refusal("b2b3"))
                    .as("8 plies ago it was the other captain")
                    .isEmpty();
            play(game, CHANGE);
            assertThat(game.refusal("b2b3")).as("16 plies ago it was this one").isEqualTo("chase");
        }

        @Test
        void may_be_made_again_by_the_exact_reverse_of_ones_own_last_move() {
            WitnessGame game = sketch(FOUR_SQUARES).redToMove();
            for (int round = 0; round < 10; round++) {
                play(game, "b2b3 a3a2 b3b2 a2a3");
            }

            assertThat(game.chaseCounter("red")).isEqualTo(40);
            assertThat(game.refusal("b2b3")).isEmpty();
        }
    }

    @Nested
    class The_counter {

        @Test
        void of_the_mover_goes_up_when_the_move_ends_beside_an_enemy() {
            WitnessGame game = sketch("""
                    . . . .
                    . m . .
                    . . . .
                    . M . .
                    """).redToMove();
            game.play("b1b2");

            assertThat(game.chaseCounter("red")).isEqualTo(1);
            assertThat(game.chaseCounter("blue")).isZero();
        }

        @Test
        void of_the_mover_goes_to_zero_when_the_move_ends_beside_none() {
            WitnessGame game = sketch("""
                    . . . .
                    . m . .
                    . . . .
                    . M . .
                    """).redToMove();
            play(game, "b1b2 b3b4 b2b1");

            assertThat(game.chaseCounter("red")).isZero();
        }

        @Test
        void of_the_opponent_goes_up_when_the_mover_leaves_the_side_of_the_last_move() {
            WitnessGame game = sketch("""
                    . . . .
                    . m . .
                    . . . .
                    . M . .
                    """).redToMove();
            play(game, "b1b2 b3b4");

            assertThat(game.chaseCounter("red")).isEqualTo(2);
            assertThat(game.chaseCounter("blue")).isZero();
        }

        @Test
        void of_the_opponent_goes_to_zero_when_the_mover_leaves_another_square() {
            WitnessGame game = sketch("""
                    p . . .
                    . m . .
                    . . . .
                    . M . .
                    """).redToMove();
            play(game, "b1b2 a4b4");

            assertThat(game.chaseCounter("red")).isZero();
        }

        @Test
        void counts_for_both_when_a_move_leaves_one_side_for_another() {
            WitnessGame game = sketch("""
                    . . . .
                    . m . .
                    . . . .
                    G M . .
                    """).redToMove();
            play(game, "b1b2 b3a3 a1a2 a3b3");

            assertThat(game.chaseCounter("red"))
                    .as("a1a2 touched a3, which then fled")
                    .isEqualTo(4);
            assertThat(game.chaseCounter("blue")).as("b3 touches b2").isEqualTo(1);
        }

        @Test
        void touches_bombs_and_flags_too_since_nobody_may_know_them() {
            WitnessGame game = sketch("""
                    m . . .
                    . b . f
                    . . . .
                    . M . .
                    """).redToMove();
            game.play("b1b2");

            assertThat(game.chaseCounter("red")).isEqualTo(1);
        }

        @Test
        void of_both_is_zero_after_a_strike() {
            WitnessGame game = sketch("""
                    g . . .
                    . m . .
                    . . . .
                    . M . .
                    """).redToMove();
            play(game, "b1b2 b3b4 b2b3");
            assertThat(game.chaseCounter("red")).isEqualTo(3);
            game.play("b4b3");

            assertThat(game.chaseCounter("red")).isZero();
            assertThat(game.chaseCounter("blue")).isZero();
        }

        @Test
        void looks_at_the_last_square_named_even_where_the_mover_fell() {
            WitnessGame game = sketch("""
                    . . . .
                    . p b .
                    . . M .
                    C . . .
                    """).redToMove();
            play(game, "c2c3 b3b4");

            assertThat(game.chaseCounter("red")).as("b3 touches c3").isEqualTo(1);
        }

        @Test
        void is_left_alone_by_a_pass_which_is_no_last_move_either() {
            WitnessGame game =
                    sketch("""
                    . . ~ m
                    . p . ~
                    G M . .
                    . C . .
                    """).but(rules -> rules.blocked = Blocked.PASSES).blueToMove();
            game.play("b3b2");

            assertThat(game.play("a2a1").passed()).isTrue();
            assertThat(game.chaseCounter("blue")).as("a2 touches b2").isEqualTo(1);
            assertThat(game.play("b1c1").passed()).isTrue();
            assertThat(game.chaseCounter("blue"))
                    .as("b1 touches b2, still Blue's last")
                    .isEqualTo(2);
        }
    }
}
