package flagfall.view;

import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Clash;

/// A move as it is told to one viewer.
public sealed interface ObservedMove {

    /// {@return how many moves had been made before this one}
    int ply();

    Side side();

    Move move();

    /// {@return whether the other side was then blocked and had to pass}
    boolean passed();

    /// A piece moved to an empty square. `scout` says that it is told to be a scout, since it ran.
    record Marched(int ply, Side side, Move move, boolean scout, boolean passed) implements ObservedMove {}

    /// A piece struck another.
    record Struck(
            int ply, Side side, Move move, ObservedRank attacker, ObservedRank defender, Clash clash, boolean passed)
            implements ObservedMove {}
}
