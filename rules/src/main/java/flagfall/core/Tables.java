package flagfall.core;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.rules.Blocked;
import flagfall.rules.BothImmobile;
import flagfall.rules.Chase;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.ScoutStrike;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.util.List;

/// A ruleset compiled into what the field looks up while it plays.
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
    final boolean forgets;
    final boolean shuttle;
    /// How often in a row one boundary may be crossed, or zero.
    final int crossings;
    final boolean chase;
    final boolean passes;
    final boolean immobileDraws;
    final int quietLimit;
    private final byte[] clashes = new byte[RANKS * RANKS];

    /// Compiles a ruleset.
    ///
    /// @throws IllegalArgumentException if the ruleset cannot be played
    public Tables(Ruleset ruleset) {
        List<String> faults = ruleset.faults();
        if (!faults.isEmpty()) {
            throw new IllegalArgumentException("cannot be played: " + String.join("; ", faults));
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
        forgets = ruleset.reveal() == Reveal.UNTIL_TURN_ENDS;
        shuttle = ruleset.twoSquare() instanceof TwoSquare.Shuttle;
        crossings = ruleset.twoSquare() instanceof TwoSquare.Boundary(int most) ? most : 0;
        chase = ruleset.chase() == Chase.MORE_SQUARE;
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

    boolean isGround(int cell) {
        return ((cell < Long.SIZE ? groundLow : groundHigh) & 1L << cell) != 0;
    }

    /// {@return the ordinal of the [flagfall.rules.Clash] between two ranks, given by their ordinals}
    public int clash(int attacker, int defender) {
        return clashes[attacker * RANKS + defender];
    }
}
