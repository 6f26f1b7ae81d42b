package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static flagfall.position.Refusal.BLOCKED;
import static flagfall.position.Refusal.LAKE;
import static flagfall.position.Refusal.NOT_ALLOWED;
import static flagfall.position.Refusal.NOT_A_LINE;
import static flagfall.position.Refusal.NO_TARGET;
import static flagfall.position.Refusal.OWN_PIECE;
import static flagfall.position.Refusal.TOO_FAR;

import flagfall.drawn.Drawn;
import flagfall.rules.ScoutStrike;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Chapter 5 of the law.
class ScoutTest {

    private static Drawn drawn(ScoutStrike answer, String drawing) {
        return board(drawing).under(change -> change.scoutStrike = answer);
    }

    @Nested // Rule 5.1
    class AnyScout {

        @ParameterizedTest
        @EnumSource
        void runs_along_an_open_line_but_not_over_a_lake(ScoutStrike answer) {
            drawn(answer, """
                x . . . t
                x . . . .
                x . . . .
                S x ~ . .
                x . . . .
                """).marksMovesOf("a2").refuses("a2d2", BLOCKED).refuses("a2c2", LAKE);
        }

        @ParameterizedTest
        @EnumSource
        void runs_up_to_its_own_pieces_and_not_beyond(ScoutStrike answer) {
            drawn(answer, """
                . . B . t
                . . x . .
                T x S x x
                . . x . .
                . . F . .
                """).marksMovesOf("c3").refuses("c3a3", OWN_PIECE).refuses("c3c1", OWN_PIECE);
        }

        @ParameterizedTest
        @EnumSource
        void strikes_what_it_touches(ScoutStrike answer) {
            drawn(answer, """
                .  .  x  .  t
                .  .  x  .  .
                x  x  S  t* .
                .  .  b* .  .
                .  .  .  .  .
                """).marksMovesOf("c3");
        }

        @ParameterizedTest
        @EnumSource
        void never_goes_diagonally(ScoutStrike answer) {
            drawn(answer, """
                . . . . .
                . . . t .
                . . S . .
                . . . . .
                . . . . .
                """).refuses("c3d4", NOT_A_LINE).refuses("c3e5", NOT_A_LINE);
        }

        @Test
        void crosses_the_largest_board_in_one_run() {
            board("""
                t . . . . . . . . x
                . . . . . . . . . x
                . . . . . . . . . x
                . . . . . . . . . x
                . . ~ ~ . . ~ ~ . x
                . . ~ ~ . . ~ ~ . x
                . . . . . . . . . x
                . . . . . . . . . x
                . . . . . . . . . x
                x x x x x x x x x S
                """).marksMovesOf("j1");
        }
    }

    @Nested // Rule 5.2
    class Adjacent {

        @Test
        void lets_a_scout_run_or_strike_but_never_both() {
            drawn(ScoutStrike.ADJACENT, """
                .  t  .  .
                .  x  .  .
                x  S  x  x
                .  b* .  .
                """).marksMovesOf("b2").refuses("b2b4", TOO_FAR);
        }

        @Test
        void lets_nothing_turn() {
            drawn(ScoutStrike.ADJACENT, """
                . . . .
                . . t .
                . S . .
                . . . .
                """).refuses("b2b3c3", NOT_ALLOWED);
        }
    }

    @Nested // Rule 5.3
    class InLine {

        @Test
        void lets_a_scout_strike_what_it_runs_into() {
            drawn(ScoutStrike.IN_LINE, """
                .  t* .  .
                .  x  .  .
                x  S  x  j*
                .  b* .  t
                """).marksMovesOf("b2");
        }

        @Test
        void does_not_let_it_strike_what_stands_behind() {
            drawn(ScoutStrike.IN_LINE, """
                .  t  .  .
                .  t* .  .
                x  S  x  x
                .  x  .  t
                """).marksMovesOf("b2").refuses("b2b4", BLOCKED);
        }

        @Test
        void lets_nothing_turn() {
            drawn(ScoutStrike.IN_LINE, """
                . . . .
                . . t .
                . S . .
                . . . .
                """).refuses("b2b3c3", NOT_ALLOWED);
        }
    }

    @Nested // Rules 5.4, 5.5
    class MoveThenStrike {

        @Test
        void lets_a_scout_strike_whatever_touches_the_square_where_it_stopped() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                .  j* x  .  .
                .  b* x  l* .
                x  x  S  x  x
                .  .  x  .  i*
                .  .  y* .  t
                """).marksMovesOf("c3");
        }

        @Test
        void names_the_square_where_it_turns() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . t .
                . . . .
                S . . .
                B . . .
                """).hasMoves("a2", "a2a3", "a2a4", "a2b2", "a2c2", "a2d2");
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . t . .
                . . t .
                S . . .
                B . . .
                """)
                    .hasMoves("a2", "a2a3", "a2a4", "a2a4b4", "a2b2", "a2c2", "a2c2c3", "a2d2");
        }

        @Test
        void reaches_one_target_by_two_corners() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . .
                . t . .
                S . . .
                . . . .
                """).allows("a2a3b3", "a2b2b3");
        }

        @Test
        void finds_targets_on_both_hands_and_under_its_feet() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . .
                . . t .
                S . . .
                . . t .
                """).allows("a2c2c3", "a2c2c1");
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . .
                t . t .
                . . . .
                . S . .
                """).allows("b1b3a3", "b1b3c3");
        }

        @Test
        void lets_a_scout_strike_what_it_runs_into_but_in_two_squares_only() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . .
                . . . .
                S . . t
                . . . .
                """).allows("a2d2").refuses("a2c2d2", NOT_ALLOWED);
        }

        @Test
        void does_not_let_a_scout_run_around_a_corner() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . t
                . . . .
                S . . .
                . . . .
                """)
                    .refuses("a2a3b3", NO_TARGET)
                    .refuses("a2a3d3", NOT_A_LINE);
        }

        @Test
        void does_not_let_a_scout_turn_on_its_own_side() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . t
                . B . .
                S . . .
                . . . .
                """).refuses("a2a3b3", OWN_PIECE);
        }

        @Test
        void needs_an_empty_square_to_turn_on_and_an_open_line_to_it() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . .
                t t . .
                S . . .
                . . . .
                """).refuses("a2a3b3", BLOCKED).allows("a2b2b3");
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . t . .
                B . . .
                S . . .
                . . . .
                """).refuses("a2a4b4", BLOCKED);
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . t .
                . t . .
                S ~ . .
                . . . .
                """).refuses("a2b2b3", LAKE).refuses("a2c2c3", BLOCKED);
        }

        @Test
        void lets_only_scouts_turn() {
            drawn(ScoutStrike.MOVE_THEN_STRIKE, """
                . . . .
                . t . .
                M . . .
                . . . .
                """).refuses("a2a3b3", NOT_ALLOWED);
        }
    }
}
