package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static flagfall.position.Refusal.BLOCKED;
import static flagfall.position.Refusal.CANNOT_MOVE;
import static flagfall.position.Refusal.LAKE;
import static flagfall.position.Refusal.NOT_A_LINE;
import static flagfall.position.Refusal.NOT_YOUR_PIECE;
import static flagfall.position.Refusal.OWN_PIECE;
import static flagfall.position.Refusal.TOO_FAR;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.drawn.Drawn;
import flagfall.piece.Side;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Chapter 4 of the law, and what chapter 2 says of pieces that never move.
class MovementTest {

    @Test // Rule 4.2
    void a_piece_steps_one_square_along_its_row_or_column() {
        board("""
            . . . . t
            . . x . .
            . x T x .
            . . x . .
            . . . . .
            """).marksMovesOf("c3").refuses("c3d4", NOT_A_LINE).refuses("c3c5", TOO_FAR);
    }

    @ParameterizedTest // Rule 4.2
    @ValueSource(strings = {"M", "G", "C", "J", "P", "L", "T", "I", "Y"})
    void every_rank_but_the_scout_steps_alike(String letter) {
        board("""
            . x . t
            x # x .
            . x . .
            . . . .
            """.replace("#", letter)).marksMovesOf("b3");
    }

    @Test // Rule 4.2
    void a_piece_stays_on_the_board() {
        board("""
            . . t .
            . . . .
            x . . .
            T x . .
            """).marksMovesOf("a1");
        board("""
            . . x T
            . . . x
            . . . .
            t . . .
            """).marksMovesOf("d4");
    }

    @Test // Rule 4.2
    void the_edge_of_the_largest_board_does_not_lead_to_its_other_side() {
        board("""
            . . . . . . . . x T
            . . . . . . . . . x
            . . . . . . . . . .
            . . . . . . . . . .
            . . ~ ~ . . ~ ~ . .
            . . ~ ~ . . ~ ~ . .
            . . . . . . . . . .
            . . . . . . . . . .
            t . . . . . . . . .
            T . . . . . . . . .
            """).marksMovesOf("j10");
        board("""
            t . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            x . ~ ~ . . ~ ~ . .
            T x ~ ~ . . ~ ~ . .
            x . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            . . . . . . . . . .
            """).marksMovesOf("a5");
    }

    @Test // Rule 4.3
    void a_piece_strikes_what_it_moves_onto_but_never_its_own_side() {
        board("""
            .  B  .  m
            y* T  f* .
            .  x  .  .
            .  .  .  .
            """).marksMovesOf("b3").refuses("b3b4", OWN_PIECE);
    }

    @Test // Rules 1.4, 4.4
    void nothing_enters_a_lake() {
        board("""
            . . . t
            . ~ . .
            x T x .
            . x . .
            """).marksMovesOf("b2").refuses("b2b3", LAKE);
    }

    @Test // Rule 4.4
    void nothing_jumps_over_a_piece_or_a_lake() {
        board("""
            . . . t
            B . . .
            S ~ . .
            . . . .
            """).refuses("a2d2", BLOCKED).refuses("a2a4", BLOCKED);
        board("""
            S . t .
            . . . .
            . . . .
            . . . .
            """).refuses("a4d4", BLOCKED);
    }

    @Test // Rule 2.4
    void bombs_and_flags_never_move() {
        board("""
            . . . t
            . . . .
            B F . .
            . . T .
            """)
                .refuses("a2a3", CANNOT_MOVE)
                .refuses("b2b3", CANNOT_MOVE)
                .hasMoves("a2")
                .hasMoves("b2");
    }

    @Test // Rule 4.1
    void the_sides_take_turns() {
        Drawn start = board("""
            . . . t
            . . . .
            . . . .
            T . . .
            """).awaits(Side.RED);
        start.refuses("d4d3", NOT_YOUR_PIECE);
        Drawn second = start.plays("a1a2").awaits(Side.BLUE);
        second.refuses("a2a3", NOT_YOUR_PIECE).plays("d4d3").awaits(Side.RED);
    }

    @Test // Rule 1.2
    void columns_have_letters_from_reds_left_and_rows_have_numbers_from_reds_end() {
        Drawn corners = board("""
            t . . j
            . . . .
            . . . .
            T . . J
            """);
        assertThat(corners.position().placed())
                .extracting(placed -> placed.square() + "" + placed.piece().letter())
                .containsExactly("a1T", "d1J", "a4t", "d4j");
    }

    @Test // Rule 1.5
    void to_touch_is_to_be_an_orthogonal_neighbour() {
        Square middle = Square.of("e5");
        assertThat(new String[] {"e4", "e6", "d5", "f5"}).allMatch(near -> middle.touches(Square.of(near)));
        assertThat(new String[] {"d4", "f6", "d6", "f4", "e5", "e7", "g5"})
                .noneMatch(far -> middle.touches(Square.of(far)));
    }
}
