package flagfall.game;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/// Something that happened in a game. A game is its ruleset and the list of these, in order, and they hold the whole
/// truth. A command has the same shape: it is an event that has not happened yet, and [Game#rejection] says whether it
/// may.
public sealed interface Event {

    /// A side placed its army, once and for good.
    record Placed(Setup setup) implements Event {}

    /// In place of two setups: any pieces anywhere.
    record Arranged(Map<Square, Piece> pieces, Side toMove) implements Event {
        public Arranged {
            pieces = Collections.unmodifiableSortedMap(new TreeMap<>(pieces));
        }
    }

    record Moved(Side side, Move move) implements Event {}

    record DrawOffered(Side side) implements Event {}

    /// This side took the draw that the other offered.
    record DrawAgreed(Side side) implements Event {}

    record Resigned(Side side) implements Event {}

    /// This side's clock ran out.
    record TimedOut(Side side) implements Event {}

    /// This side left and did not come back.
    record Abandoned(Side side) implements Event {}

    /// This side called the game off before both had moved.
    record Aborted(Side side) implements Event {}

    /// Nothing was struck for [Game#LONGEST_QUIET] moves, in a ruleset that sets no limit of its own.
    record TooQuiet() implements Event {}

    /// Time for placing was over, and neither side had placed.
    record NobodyPlaced() implements Event {}

    /// This side asks to take its last move back.
    record TakebackAsked(Side side) implements Event {}

    /// This side said something to the other: in words of its own, or the name of a preset message.
    record Said(Side side, String text, boolean preset) implements Event {}

    /// This side wants to talk, or no longer does.
    record ChatSwitched(Side side, boolean on) implements Event {}

    /// The game went back to an earlier ply.
    record TakenBack(int ply) implements Event {}
}
