package flagfall.view;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Side;

/// A piece as one viewer sees it. It is named by the square it began on, which says nothing of its rank.
public sealed interface ObservedPiece {

    Side side();

    Square home();

    boolean hasMoved();

    /// This viewer may know what it is. `exposed` says that its enemy has been shown it for good.
    record Known(Piece piece, Square home, boolean hasMoved, boolean exposed) implements ObservedPiece {
        @Override
        public Side side() {
            return piece.side();
        }
    }

    /// Only its back is visible.
    record Hidden(Side side, Square home, boolean hasMoved) implements ObservedPiece {}
}
