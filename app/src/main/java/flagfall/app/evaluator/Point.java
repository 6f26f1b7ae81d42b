package flagfall.app.evaluator;

import flagfall.board.Square;

/// A square as the protocol counts it: x from the left and y from the top of a board on which Red sits at the top.
///
/// That is the board as Blue sees it, so Red's left is on the right: what stands on `a1`, at Red's left hand, is at the
/// top right.
public record Point(int x, int y) {

    /// The protocol knows the classic board alone.
    static final int SIZE = 10;

    static Point of(Square square) {
        return new Point(SIZE - 1 - square.column(), square.row());
    }

    Square square() {
        return new Square(SIZE - 1 - x, y);
    }
}
