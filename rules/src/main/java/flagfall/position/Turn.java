package flagfall.position;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.rules.Clash;

/// What the board answered to a move: the truth, with the ranks of all who took part.
public sealed interface Turn {

    Move move();

    /// {@return the piece that moved}
    Piece mover();

    /// {@return whether the other side was then blocked and had to pass}
    boolean passed();

    /// Nobody was in the way. A scout that ran more than one square is `exposed`: nothing else can.
    record March(Move move, Piece mover, boolean exposed, boolean passed) implements Turn {}

    /// Two pieces met. `survivorAt` is where the one that is left stands afterwards; where they met, if both fell.
    record Attack(Move move, Piece mover, Piece defender, Clash clash, Square survivorAt, boolean passed)
            implements Turn {}
}
