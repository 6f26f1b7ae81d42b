package flagfall.position;

import flagfall.board.Square;
import flagfall.piece.Piece;

/// A piece on the board, with the truth about it. `home` is where it began, which is its public identity; `shown`
/// says that the enemy has been shown it for good.
public record PlacedPiece(Square square, Piece piece, Square home, boolean hasMoved, boolean shown) {}
