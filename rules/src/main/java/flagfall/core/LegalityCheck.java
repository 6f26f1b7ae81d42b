package flagfall.core;

/// Why a request is refused: the first reason that applies. Everything it looks at is known to the player who requests.
public final class LegalityCheck {

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

    private LegalityCheck() {}

    /// {@return why a request is refused, or [#LEGAL]}
    ///
    /// @param from a cell inside the board's edges, as are the others
    /// @param corner where a scout turns to strike, or zero
    public static int refusal(MutablePosition position, int from, int corner, int to) {
        if (position.ending() != Ending.ONGOING) {
            return GAME_OVER;
        }
        int piece = position.pieceAt(from);
        if (piece < 0) {
            return NO_PIECE;
        }
        if (position.side(piece) != position.toMove) {
            return NOT_YOUR_PIECE;
        }
        if (!position.pieceList.canMove(piece)) {
            return CANNOT_MOVE;
        }
        boolean scout = position.pieceList.isScout(piece);
        return corner == 0 ? straight(position, scout, from, to) : turning(position, scout, from, corner, to);
    }

    private static int straight(MutablePosition position, boolean scout, int from, int to) {
        if (position.pieceList.at[to] == PieceList.WALL) {
            return LAKE;
        }
        if (from == to || !Grid.inLine(from, to)) {
            return NOT_A_LINE;
        }
        boolean strike = MoveGenerator.isEnemy(position, to);
        if (!Grid.touches(from, to) && (!scout || (strike && !position.tables.strikesAfar))) {
            return TOO_FAR;
        }
        if (!isOpen(position, from, to)) {
            return BLOCKED;
        }
        return position.pieceList.at[to] != PieceList.EMPTY && !strike
                ? OWN_PIECE
                : law(position, MoveCode.straight(from, to));
    }

    private static int turning(MutablePosition position, boolean scout, int from, int corner, int to) {
        boolean oneLine = isOneRow(from, corner, to) || isOneColumn(from, corner, to);
        if (!scout || !position.tables.turns || oneLine) {
            return NOT_ALLOWED;
        }
        if (position.pieceList.at[corner] == PieceList.WALL || position.pieceList.at[to] == PieceList.WALL) {
            return LAKE;
        }
        if (from == corner || !Grid.inLine(from, corner) || !Grid.touches(corner, to)) {
            return NOT_A_LINE;
        }
        if (!isOpen(position, from, corner) || position.pieceList.at[corner] != PieceList.EMPTY) {
            return BLOCKED;
        }
        if (position.pieceList.at[to] == PieceList.EMPTY) {
            return NO_TARGET;
        }
        return MoveGenerator.isEnemy(position, to) ? law(position, MoveCode.turning(from, corner, to)) : OWN_PIECE;
    }

    private static boolean isOneRow(int from, int corner, int to) {
        return from / Grid.STRIDE == corner / Grid.STRIDE && corner / Grid.STRIDE == to / Grid.STRIDE;
    }

    private static boolean isOneColumn(int from, int corner, int to) {
        return from % Grid.STRIDE == corner % Grid.STRIDE && corner % Grid.STRIDE == to % Grid.STRIDE;
    }

    /// {@return whether nothing stands between two cells in line}
    private static boolean isOpen(MutablePosition position, int from, int to) {
        int step = Grid.step(from, to);
        for (int cell = from + step; cell != to; cell += step) {
            if (position.pieceList.at[cell] != PieceList.EMPTY) {
                return false;
            }
        }
        return true;
    }

    private static int law(MutablePosition position, int move) {
        return switch (Repetition.law(position, move)) {
            case Repetition.TWO_SQUARE -> TWO_SQUARE;
            case Repetition.CHASE -> CHASE;
            default -> LEGAL;
        };
    }
}
