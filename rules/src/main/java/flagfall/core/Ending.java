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

    /// The first that applies, in the order of the rule book.
    static int of(Field field) {
        int other = 1 - field.toMove;
        if (field.captor >= 0) {
            return won(field.captor, FLAG);
        }
        boolean mine = field.men.hasArmy(field.toMove);
        boolean theirs = field.men.hasArmy(other);
        if (!mine && !theirs) {
            return won(field.tables.immobileDraws ? NOBODY : other, IMMOBILE);
        }
        if (!mine || !theirs) {
            return won(mine ? field.toMove : other, IMMOBILE);
        }
        if (!field.hasMove()) {
            return won(isStandstill(field, other) ? NOBODY : other, IMMOBILE);
        }
        return isQuiet(field) ? won(NOBODY, QUIET) : ONGOING;
    }

    static boolean isQuiet(Field field) {
        return field.tables.quietLimit > 0 && field.quiet() >= field.tables.quietLimit;
    }

    /// Where a blocked player passes and is still to move, the other side was found blocked too.
    private static boolean isStandstill(Field field, int other) {
        return field.tables.passes || (field.tables.immobileDraws && !Reach.hasStep(field, other));
    }
}
