package flagfall.ai.belief;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

class HomeSquaresTest {

    private static int square(Board board, Side side, Square square) {
        return HomeSquares.square(board, side.ordinal(), Grid.cell(square));
    }

    @Test
    void each_side_counts_from_its_own_front_row_and_its_own_left() {
        Board board = Rulesets.CLASSIC.board();
        assertThat(square(board, Side.RED, Square.of("a4"))).isZero();
        assertThat(square(board, Side.RED, Square.of("j1"))).isEqualTo(39);
        assertThat(square(board, Side.BLUE, Square.of("j7"))).isZero();
        assertThat(square(board, Side.BLUE, Square.of("a10"))).isEqualTo(39);
        assertThat(square(board, Side.BLUE, Square.of("a4"))).isNegative();
    }

    @Test
    void corners_are_corners_on_every_board() {
        for (Ruleset rules : Rulesets.named()) {
            Board board = rules.board();
            List<Square> home = board.home(Side.RED);
            assertThat(square(board, Side.RED, home.getLast())).as(rules.id()).isEqualTo(39);
            assertThat(square(board, Side.BLUE, board.home(Side.BLUE).getLast()))
                    .as(rules.id())
                    .isEqualTo(39);
        }
    }
}
