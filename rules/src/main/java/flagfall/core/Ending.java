package flagfall.core;

/// Whether a game is over and how, as a number: zero while it goes on, otherwise a winner and a reason.
public final class Ending {

    public static final int ONGOING = 0;
    public static final int FLAG = 1;
    public static final int IMMOBILE = 2;
    public static final int QUIET = 3;

    /// Stands for the winner of a drawn game.
    public static final int NOBODY = 2;

    private Ending() {}

    public static int reason(int ending) {
        return ending & 3;
    }

    /// {@return zero for Red, one for Blue, or [#NOBODY]}
    public static int winner(int ending) {
        return ending >>> 2;
    }

    private static int won(int side, int reason) {
        return side << 2 | reason;
    }

    /// {@return the first ending that applies, in the order of the rule book}
    static int of(MutablePosition position) {
        int other = 1 - position.toMove;
        if (position.captor >= 0) {
            return won(position.captor, FLAG);
        }
        boolean mine = position.pieceList.hasArmy(position.toMove);
        boolean theirs = position.pieceList.hasArmy(other);
        if (!mine && !theirs) {
            return won(position.tables.immobileDraws ? NOBODY : other, IMMOBILE);
        }
        if (!mine || !theirs) {
            return won(mine ? position.toMove : other, IMMOBILE);
        }
        if (!position.hasMove()) {
            return won(isStandstill(position, other) ? NOBODY : other, IMMOBILE);
        }
        return isQuiet(position) ? won(NOBODY, QUIET) : ONGOING;
    }

    static boolean isQuiet(MutablePosition position) {
        return position.tables.quietLimit > 0 && position.quiet() >= position.tables.quietLimit;
    }

    /// Where a blocked player passes and is still to move, the other side was found blocked too.
    private static boolean isStandstill(MutablePosition position, int other) {
        return position.tables.passes || (position.tables.immobileDraws && !MoveGenerator.hasStep(position, other));
    }
}
