package flagfall.testkit.witness;

import static flagfall.testkit.witness.Sketch.movesOf;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Pieces step one square orthogonally; bombs and flags never move; a scout slides.
class WitnessMovementTest {

    @Test
    void pieces_step_one_square_in_four_directions_and_not_onto_their_own_or_a_lake() {
        WitnessGame game = Sketch.of("classic", """
                . . . . f
                . . m . .
                . ~ M . .
                . . B . F
                """).redToMove();

        assertThat(game.moves()).containsExactly("c2c3", "c2d2");
    }

    @Test
    void moves_are_listed_in_the_order_of_their_text() {
        WitnessGame game = Sketch.of("fantasy", """
                . . . f
                M . . .
                M . . m
                . . . .
                . . . .
                . . . .
                . . . .
                . . . .
                . . . .
                F . . .
                """).redToMove();

        assertThat(game.moves()).containsExactly("a8a7", "a8b8", "a9a10", "a9b9");
    }

    @Nested
    class A_scout {

        private static final String BOARD = """
                . . . . . f
                . s . . . .
                . . . . b .
                m S . . . .
                . . . ~ . .
                . F . . . m
                """;

        @Test
        void slides_as_a_rook_and_strikes_what_it_runs_into() {
            WitnessGame game = Sketch.of("classic", BOARD).redToMove();

            assertThat(game.moves()).containsExactly("b3a3", "b3b2", "b3b4", "b3b5", "b3c3", "b3d3", "b3e3", "b3f3");
        }

        @Test
        void slides_far_or_strikes_a_neighbour_but_not_both_where_strikes_are_adjacent() {
            WitnessGame game = Sketch.of("vintage", BOARD).redToMove();

            assertThat(game.moves()).containsExactly("b3a3", "b3b2", "b3b4", "b3c3", "b3d3", "b3e3", "b3f3");
            assertThat(game.refusal("b3b5")).isEqualTo("too-far");
        }

        @Test
        void slides_and_then_strikes_any_neighbour_where_it_may_turn() {
            WitnessGame game = Sketch.of("commander", BOARD).redToMove();

            assertThat(game.moves())
                    .containsExactly("b3a3", "b3b2", "b3b4", "b3b5", "b3c3", "b3d3", "b3e3", "b3e3e4", "b3f3");
        }

        @Test
        void does_not_slide_over_a_lake_or_a_piece() {
            WitnessGame game = Sketch.of("tabletop", """
                    . . . m
                    . . . .
                    S ~ . .
                    M . . f
                    """).redToMove();

            assertThat(movesOf(game, "a2")).containsExactly("a2a3", "a2a4");
            assertThat(game.refusal("a2d2")).isEqualTo("blocked");
        }

        @Test
        void turns_on_an_empty_square_only() {
            WitnessGame game = Sketch.of("tabletop", """
                    . . . .
                    m m . .
                    . . . .
                    S m . f
                    """).redToMove();

            assertThat(game.moves()).containsExactly("a1a2", "a1a3", "a1b1");
            assertThat(game.refusal("a1a3b3")).isEqualTo("blocked");
            assertThat(game.refusal("a1a2b2")).isEqualTo("no-target");
        }

        @Test
        void may_turn_after_a_single_step() {
            WitnessGame game = Sketch.of("commander", """
                    . . . .
                    . . . .
                    . m . .
                    S . . f
                    """).redToMove();

            assertThat(game.moves())
                    .containsExactly("a1a2", "a1a2b2", "a1a3", "a1a4", "a1b1", "a1b1b2", "a1c1", "a1d1");
        }
    }
}
