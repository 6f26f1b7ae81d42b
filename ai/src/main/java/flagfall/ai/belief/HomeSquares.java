package flagfall.ai.belief;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;

/// The home squares that tables of setups speak of: four rows of ten, front row first, as their owner sees them. A home
/// of another shape is read as the nearest square of that one.
public final class HomeSquares {

    private static final int COLUMNS = 10;
    private static final int ROWS = 4;
    public static final int SQUARES = COLUMNS * ROWS;

    private HomeSquares() {}

    /// {@return the square of the tables that a cell is read as, or a negative number if it is no home of the side}
    public static int square(Board board, int side, int cell) {
        Square square = Grid.square(cell);
        if (!board.isHome(square, side == 0 ? Side.RED : Side.BLUE)) {
            return -1;
        }
        int depth = side == 0 ? board.homeRows() - 1 - square.row() : square.row() - (board.rows() - board.homeRows());
        int across = side == 0 ? square.column() : board.columns() - 1 - square.column();
        return scaled(depth, board.homeRows(), ROWS) * COLUMNS + scaled(across, board.columns(), COLUMNS);
    }

    private static int scaled(int index, int count, int onto) {
        return count == onto ? index : count == 1 ? onto - 1 : Math.round((float) index * (onto - 1) / (count - 1));
    }

    /// {@return whether an army leaves most of its home empty, which is another game}
    public static boolean areSparse(Ruleset rules) {
        int home = rules.board().columns() * rules.board().homeRows();
        return 2 * rules.army().size() < home;
    }
}
