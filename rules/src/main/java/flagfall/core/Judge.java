package flagfall.core;

/// Why a wish is refused: the first reason that applies. Everything it looks at is known to the player who wishes.
public final class Judge {

    /// The reasons, in the order in which they are looked for; [#LEGAL] if there is none.
    public static final int LEGAL = 0;

    public static final int GAME_OVER = 1;
    public static final int NO_PIECE = 2;
    public static final int NOT_YOUR_PIECE = 3;
    public static final int CANNOT_MOVE = 4;
    public static final int NOT_ALLOWED = 5;
    public static final int LAKE = 6;
    public static final int NOT_A_LINE = 7;
    public static final int TOO_FAR = 8;
    public static final int BLOCKED = 9;
    public static final int OWN_PIECE = 10;
    public static final int NO_TARGET = 11;
    public static final int TWO_SQUARE = 12;
    public static final int CHASE = 13;

    private Judge() {}

    /// {@return why a wish is refused, or [#LEGAL]}
    ///
    /// @param from a cell inside the board's edges, as are the others
    /// @param corner where a scout turns to strike, or zero
    public static int refusal(Field field, int from, int corner, int to) {
        if (field.ending() != Ending.ONGOING) {
            return GAME_OVER;
        }
        int piece = field.pieceAt(from);
        if (piece < 0) {
            return NO_PIECE;
        }
        if (field.side(piece) != field.toMove) {
            return NOT_YOUR_PIECE;
        }
        if (!field.men.canMove(piece)) {
            return CANNOT_MOVE;
        }
        boolean scout = field.men.isScout(piece);
        return corner == 0 ? straight(field, scout, from, to) : turning(field, scout, from, corner, to);
    }

    private static int straight(Field field, boolean scout, int from, int to) {
        if (field.men.at[to] == Men.WALL) {
            return LAKE;
        }
        if (from == to || !Grid.inLine(from, to)) {
            return NOT_A_LINE;
        }
        boolean strike = Reach.isEnemy(field, to);
        if (!Grid.touches(from, to) && (!scout || (strike && !field.tables.strikesAfar))) {
            return TOO_FAR;
        }
        if (!isOpen(field, from, to)) {
            return BLOCKED;
        }
        return field.men.at[to] != Men.EMPTY && !strike ? OWN_PIECE : law(field, MoveCode.straight(from, to));
    }

    private static int turning(Field field, boolean scout, int from, int corner, int to) {
        boolean oneLine = isOneRow(from, corner, to) || isOneColumn(from, corner, to);
        if (!scout || !field.tables.turns || oneLine) {
            return NOT_ALLOWED;
        }
        if (field.men.at[corner] == Men.WALL || field.men.at[to] == Men.WALL) {
            return LAKE;
        }
        if (from == corner || !Grid.inLine(from, corner) || !Grid.touches(corner, to)) {
            return NOT_A_LINE;
        }
        if (!isOpen(field, from, corner) || field.men.at[corner] != Men.EMPTY) {
            return BLOCKED;
        }
        if (field.men.at[to] == Men.EMPTY) {
            return NO_TARGET;
        }
        return Reach.isEnemy(field, to) ? law(field, MoveCode.turning(from, corner, to)) : OWN_PIECE;
    }

    private static boolean isOneRow(int from, int corner, int to) {
        return from / Grid.STRIDE == corner / Grid.STRIDE && corner / Grid.STRIDE == to / Grid.STRIDE;
    }

    private static boolean isOneColumn(int from, int corner, int to) {
        return from % Grid.STRIDE == corner % Grid.STRIDE && corner % Grid.STRIDE == to % Grid.STRIDE;
    }

    /// {@return whether nothing stands between two cells in line}
    private static boolean isOpen(Field field, int from, int to) {
        int step = Grid.step(from, to);
        for (int cell = from + step; cell != to; cell += step) {
            if (field.men.at[cell] != Men.EMPTY) {
                return false;
            }
        }
        return true;
    }

    private static int law(Field field, int move) {
        return switch (Repetition.law(field, move)) {
            case Repetition.TWO_SQUARE -> TWO_SQUARE;
            case Repetition.CHASE -> CHASE;
            default -> LEGAL;
        };
    }
}
