package flagfall.core;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.problem.Problem;
import flagfall.rules.Blocked;
import flagfall.rules.BothImmobile;
import flagfall.rules.Chase;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.ScoutStrike;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.util.List;
import java.util.Set;

/// A ruleset compiled into tables for [MutablePosition] to look up.
public final class Tables {

    static final int RANKS = Rank.values().length;
    static final byte ATTACKER_WINS = 0;
    static final byte DEFENDER_WINS = 1;
    static final byte BOTH_FALL = 2;

    private final Ruleset ruleset;
    final long groundLow;
    final long groundHigh;
    final boolean strikesAfar;
    final boolean turns;
    final boolean advances;
    final boolean hidesAgain;
    final boolean shuttle;
    /// How often in a row one boundary may be crossed, or zero.
    final int crossings;
    final boolean chase;
    /// By side: whether the repetition laws bind it.
    private final boolean[] bound = new boolean[2];
    final boolean passes;
    final boolean immobileDraws;
    final int quietLimit;
    private final byte[] clashes = new byte[RANKS * RANKS];

    /// Compiles a ruleset.
    ///
    /// @throws IllegalArgumentException if the ruleset cannot be played
    public Tables(Ruleset ruleset) {
        this(ruleset, Set.of());
    }

    /// Compiles a ruleset for a game in which some sides are excused from the repetition laws.
    ///
    /// @throws IllegalArgumentException if the ruleset cannot be played
    public Tables(Ruleset ruleset, Set<Side> excused) {
        List<Problem> faults = ruleset.faults();
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException("cannot be played: " + faults);
        }
        this.ruleset = ruleset;
        long low = 0;
        long high = 0;
        for (int row = 0; row < ruleset.board().rows(); row++) {
            for (int column = 0; column < ruleset.board().columns(); column++) {
                int cell = Grid.cell(column, row);
                if (!ruleset.board().lakes().contains(new Square(column, row))) {
                    low |= cell < Long.SIZE ? 1L << cell : 0;
                    high |= cell < Long.SIZE ? 0 : 1L << cell;
                }
            }
        }
        groundLow = low;
        groundHigh = high;
        strikesAfar = ruleset.scoutStrike() != ScoutStrike.ADJACENT;
        turns = ruleset.scoutStrike() == ScoutStrike.MOVE_THEN_STRIKE;
        advances = ruleset.winningDefender() == WinningDefender.ADVANCES;
        hidesAgain = ruleset.reveal() == Reveal.UNTIL_TURN_ENDS;
        shuttle = ruleset.twoSquare() instanceof TwoSquare.Shuttle;
        crossings = ruleset.twoSquare() instanceof TwoSquare.Boundary(int most) ? most : 0;
        chase = ruleset.chase() == Chase.MORE_SQUARE;
        for (Side side : Side.values()) {
            bound[side.ordinal()] = !excused.contains(side);
        }
        passes = ruleset.blocked() == Blocked.PASSES;
        immobileDraws = ruleset.bothImmobile() == BothImmobile.DRAW;
        quietLimit = ruleset.quietLimit().plies();
        for (Rank attacker : Rank.values()) {
            for (Rank defender : Rank.values()) {
                if (attacker.canMove()) {
                    clashes[attacker.ordinal() * RANKS + defender.ordinal()] =
                            (byte) ruleset.clash(attacker, defender).ordinal();
                }
            }
        }
    }

    public Ruleset ruleset() {
        return ruleset;
    }

    /// {@return whether the repetition laws bind a side}
    public boolean isBound(int side) {
        return bound[side];
    }

    /// The last cells of the wall above the board have no bit of their own: a shift would wrap round to another's.
    boolean isGround(int cell) {
        return cell < 2 * Long.SIZE && ((cell < Long.SIZE ? groundLow : groundHigh) & 1L << cell) != 0;
    }

    /// {@return the ordinal of the [flagfall.rules.Clash] between two ranks, given by their ordinals}
    public int clash(int attacker, int defender) {
        return clashes[attacker * RANKS + defender];
    }
}
