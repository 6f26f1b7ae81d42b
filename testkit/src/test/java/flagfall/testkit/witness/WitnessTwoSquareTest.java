package flagfall.testkit.witness;

import static flagfall.testkit.witness.Sketch.play;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.testkit.witness.rule.WitnessRules.Blocked;
import flagfall.testkit.witness.rule.WitnessRules.Chase;
import flagfall.testkit.witness.rule.WitnessRules.ScoutStrike;
import flagfall.testkit.witness.rule.WitnessTwoSquare;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// The laws against going back and forth.
class WitnessTwoSquareTest {

    /// Blue has a captain to walk round in a square of four while Red is watched.
    private static Sketch sketch(String law, String picture) {
        return Sketch.of("classic", picture).but(rules -> {
            rules.twoSquare = WitnessTwoSquare.of(law);
            rules.chase = Chase.OFF;
            rules.scoutStrike = ScoutStrike.MOVE_THEN_STRIKE;
        });
    }

    private static final String FREE = """
            . . . . p f
            . . . . . .
            . . . . . .
            . . . . . .
            M . . . . .
            G . S . . F
            """;

    @Nested
    class Off {

        @Test
        void lets_a_piece_go_back_and_forth_for_ever() {
            WitnessGame game = sketch("OFF", FREE).redToMove();
            for (int round = 0; round < 30; round++) {
                play(game, "a2b2 e6e5 b2a2 e5e6");
            }

            assertThat(game.refusal("a2b2")).isEmpty();
        }
    }

    @Nested
    class Shuttle {

        @Test
        void refuses_the_third_turn_between_the_same_two_squares() {
            WitnessGame game = sketch("SHUTTLE", FREE).redToMove();
            play(game, "a2b2 e6e5 b2a2 e5d5");

            assertThat(game.refusal("a2b2")).isEqualTo("two-square");
            assertThat(game.moves()).doesNotContain("a2b2").contains("a2a3", "a1b1");
        }

        @Test
        void is_a_matter_of_one_piece() {
            WitnessGame game = sketch("SHUTTLE", FREE).redToMove();
            play(game, "a2b2 e6e5 b2a2 e5d5 a1b1 d5d6");

            assertThat(game.refusal("a2b2")).isEmpty();
        }

        @Test
        void is_a_matter_of_the_very_same_squares_for_a_scout() {
            WitnessGame game = sketch("SHUTTLE", FREE).redToMove();
            play(game, "c1c4 e6e5 c4c1 e5d5");

            assertThat(game.refusal("c1c4")).isEqualTo("two-square");
            assertThat(game.refusal("c1c3")).isEmpty();
            assertThat(game.refusal("c1c5")).isEmpty();
        }

        @Test
        void never_refuses_a_strike() {
            WitnessGame game = sketch("SHUTTLE", """
                    . . . . . f
                    . . . . . .
                    . p . . . .
                    . . . . . .
                    M . . . . .
                    . . . . . F
                    """).redToMove();
            play(game, "a2b2 b4b3 b2a2 b3b2");

            assertThat(game.refusal("a2b2")).isEmpty();
        }

        @Test
        void is_broken_by_a_strike() {
            WitnessGame game = sketch("SHUTTLE", """
                    . . . . p f
                    . . . . . .
                    . . . . . .
                    . . . . . .
                    M p . . . .
                    . . . . . F
                    """).redToMove();
            play(game, "a2b2 e6e5 b2a2 e5d5");

            assertThat(game.refusal("a2b2"))
                    .as("the strike was no part of the run")
                    .isEmpty();
            play(game, "a2b2 d5d6");
            assertThat(game.refusal("b2a2"))
                    .as("by now the run has three turns")
                    .isEqualTo("two-square");
        }
    }

    @Nested
    class Boundary {

        @Test
        void refuses_one_crossing_more_than_so_many_in_a_row() {
            WitnessGame game = sketch("BOUNDARY_3", FREE).redToMove();
            play(game, "a2b2 e6e5 b2a2 e5d5");
            assertThat(game.refusal("a2b2")).isEmpty();
            play(game, "a2b2 d5d6");

            assertThat(game.refusal("b2a2")).isEqualTo("two-square");
            assertThat(game.refusal("b2b3")).isEmpty();
        }

        @Test
        void is_broken_by_a_move_of_another_piece() {
            WitnessGame game = sketch("BOUNDARY_2", FREE).redToMove();
            play(game, "a2b2 e6e5 b2a2 e5d5 a1b1 d5d6");

            assertThat(game.refusal("a2b2")).isEmpty();
        }

        @Test
        void covers_every_square_a_scout_slides_over() {
            WitnessGame game = sketch("BOUNDARY_3", FREE).redToMove();
            play(game, "c1c4 e6e5 c4c2 e5d5 c2c3 d5d6");

            assertThat(game.refusal("c3c2")).as("2-3 was crossed by all three").isEqualTo("two-square");
            assertThat(game.refusal("c3c1")).isEqualTo("two-square");
            assertThat(game.refusal("c3c4"))
                    .as("3-4 was not crossed by the last")
                    .isEmpty();
            assertThat(game.refusal("c3d3")).isEmpty();
        }

        @Test
        void covers_both_legs_of_a_move_that_turns() {
            WitnessGame game = sketch("BOUNDARY_1", """
                    . . . . p f
                    . . . . . .
                    . . . . . .
                    S . . . . .
                    . . . . . .
                    . y . . . F
                    """).redToMove();
            play(game, "a3a2 e6e5");
            assertThat(game.refusal("a2a1b1")).as("another boundary").isEmpty();
            play(game, "a2a1b1 e5d5");

            assertThat(game.refusal("b1a1")).as("the second leg again").isEqualTo("two-square");
            assertThat(game.refusal("b1b2")).isEmpty();
        }

        @Test
        void refuses_a_turn_whose_first_leg_crosses_again() {
            WitnessGame game = sketch("BOUNDARY_1", """
                    . . . . p f
                    . . . . . .
                    . . . . . .
                    S . . . . .
                    . . . . . .
                    . y . . . F
                    """).redToMove();
            play(game, "a3a4 e6e5");
            assertThat(game.refusal("a4a1b1")).isEqualTo("two-square");
        }

        @Test
        void refuses_a_turn_whose_second_leg_crosses_again() {
            WitnessGame game = sketch("BOUNDARY_1", """
                    y . . . p f
                    . . . . . .
                    . . . . . .
                    . . . . . .
                    . S . . . .
                    . . . . . F
                    """).redToMove();
            play(game, "b2a2 a6b6 a2a6 b6b5");
            assertThat(game.refusal("a6a5b5")).isEqualTo("two-square");
            assertThat(game.refusal("a6b6b5")).as("round the other corner").isEmpty();
        }

        @Test
        void counts_strikes_as_moves_and_as_crossings() {
            WitnessGame game = sketch("BOUNDARY_2", """
                    . . . . p f
                    . . . . . .
                    . . . . . .
                    p . . . . .
                    M p . . . .
                    . . . . . F
                    """).redToMove();
            play(game, "a2b2 a3a2");
            assertThat(game.play("b2a2").answer()).isEqualTo("ok strike marshal captain attacker-wins");
            game.play("e6e5");

            assertThat(game.refusal("a2b2")).isEqualTo("two-square");
        }

        @Test
        void refuses_a_strike_as_well() {
            WitnessGame game = sketch("BOUNDARY_1", """
                    . . . . . f
                    . . . . . .
                    . . . . . .
                    p . . . . .
                    M . . . . .
                    . . . . . F
                    """).redToMove();
            play(game, "a2b2 a3a2");

            assertThat(game.refusal("b2a2")).isEqualTo("two-square");
        }
    }

    @Nested
    class A_pass {

        @Test
        void ends_the_run_of_the_one_who_passes() {
            WitnessGame game = sketch("BOUNDARY_1", """
                    . . ~ m
                    . . ~ .
                    . . . ~
                    M . . ~
                    """)
                    .but(rules -> rules.blocked = Blocked.PASSES)
                    .redToMove();
            play(game, "a1b1 d4d3");
            WitnessEvent event = game.play("b1b2");

            assertThat(event.passed()).isTrue();
            assertThat(game.turn()).isEqualTo("red");
            assertThat(game.play("b2a2").passed()).isFalse();
            assertThat(game.moves()).containsExactly("d3d4");
        }

        @Test
        void does_not_end_the_run_of_the_other() {
            WitnessGame game = sketch("BOUNDARY_1", """
                    . . ~ m
                    . . ~ .
                    . . . ~
                    M . . ~
                    """)
                    .but(rules -> rules.blocked = Blocked.PASSES)
                    .redToMove();
            play(game, "a1b1 d4d3 b1b2");

            assertThat(game.refusal("b2b1")).isEqualTo("two-square");
        }
    }
}
