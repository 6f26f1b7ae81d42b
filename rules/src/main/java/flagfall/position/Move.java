package flagfall.position;

import flagfall.board.Square;

/// What a player says: from where to where. Whether it strikes is the board's answer, a [Turn].
public sealed interface Move {

    Square from();

    /// {@return the last square named: where the piece means to end, or what it strikes}
    Square to();

    /// Straight along a row or a column.
    record Straight(Square from, Square to) implements Move {
        @Override
        public String toString() {
            return "" + from + to;
        }
    }

    /// A scout that slides to a corner and strikes to the side from there.
    record Turning(Square from, Square corner, Square to) implements Move {
        @Override
        public String toString() {
            return "" + from + corner + to;
        }
    }
}
