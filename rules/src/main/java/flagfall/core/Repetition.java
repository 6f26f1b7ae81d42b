package flagfall.core;

/// The laws against going on for ever: two-square and more-square. They judge by what stands where, piece by
/// piece, and never by rank, so that a refusal tells nothing hidden.
final class Repetition {

    /// No law forbids the move.
    static final int FREE = 0;

    static final int TWO_SQUARE = 1;
    static final int CHASE = 2;

    /// There and back may be gone; there once more may not.
    static final int SHUTTLE_CROSSINGS = 2;

    /// A board cannot come back within fewer plies, but by the mover's going straight back, which is allowed.
    private static final int SHORTEST_CHASE = 3;

    private Repetition() {}

    /// {@return false if no law can forbid anything now}
    static boolean isArmed(Field field) {
        return ((field.tables.chase && field.chase(field.toMove) >= SHORTEST_CHASE) || isRunning(field))
                && field.tables.isBound(field.toMove);
    }

    private static boolean isRunning(Field field) {
        int side = field.toMove;
        int most = field.timesAllowed();
        return most > 0
                && field.run(side) >= most
                && (field.tables.shuttle || mostWorn(field, field.moveAt(field.last(side))) >= most);
    }

    /// Keeps the moves that no law forbids, in their order, and tells how many they are.
    static int sift(Field field, int[] moves, int count) {
        int kept = 0;
        for (int index = 0; index < count; index++) {
            if (law(field, moves[index]) == FREE) {
                moves[kept++] = moves[index];
            }
        }
        return kept;
    }

    /// {@return the law that forbids this move, or [#FREE]}
    static int law(Field field, int move) {
        if (!field.tables.isBound(field.toMove)) {
            return FREE;
        }
        if (isTooOften(field, move)) {
            return TWO_SQUARE;
        }
        return field.tables.chase && isChase(field, move) ? CHASE : FREE;
    }

    // --- Two squares -----------------------------------------------------------------------------------------

    private static boolean isTooOften(Field field, int move) {
        int most = field.timesAllowed();
        return most > 0 && field.run(field.toMove) >= most && timesCrossed(field, move) >= most;
    }

    /// {@return how many of the side's latest moves, in a row, went this way or back with this same piece; no more
    /// than are forbidden are counted}
    static int timesCrossed(Field field, int move) {
        int side = field.toMove;
        if (field.run(side) == 0 || field.moverAt(field.last(side)) != field.pieceAt(MoveCode.from(move))) {
            return 0;
        }
        return field.tables.shuttle ? shuttles(field, move) : mostWorn(field, move);
    }

    /// There, back, and there again is one too many. A strike is never refused, and breaks the run.
    private static int shuttles(Field field, int move) {
        int latest = field.last(field.toMove);
        int back = MoveCode.straight(MoveCode.to(move), MoveCode.from(move));
        if (field.pieceAt(MoveCode.to(move)) >= 0 || !isMarch(field, latest, back)) {
            return 0;
        }
        return field.run(field.toMove) >= 2 && isMarch(field, field.before(latest), move) ? 2 : 1;
    }

    private static boolean isMarch(Field field, int when, int move) {
        return field.moveAt(when) == move && field.targetAt(when) < 0;
    }

    /// {@return the longest streak over the boundaries that a move crosses, on both legs if it turns}
    private static int mostWorn(Field field, int move) {
        int stop = MoveCode.firstStop(move);
        int first = mostWorn(field, MoveCode.from(move), stop);
        return stop == MoveCode.to(move) ? first : Math.max(first, mostWorn(field, stop, MoveCode.to(move)));
    }

    private static int mostWorn(Field field, int from, int to) {
        int step = Grid.step(from, to);
        int worn = 0;
        for (int cell = from; cell != to; cell += step) {
            worn = Math.max(worn, streak(field, Math.min(cell, cell + step), Math.abs(step)));
        }
        return worn;
    }

    /// A boundary is the lower of its two cells and the step to the higher. Its streak is how many of the moves
    /// that one piece has just made in a row, counted back from the latest, crossed it.
    private static int streak(Field field, int cell, int step) {
        int when = field.last(field.toMove);
        int most = Math.min(field.run(field.toMove), field.tables.crossings);
        int streak = 0;
        while (streak < most && crosses(field.moveAt(when), cell, step)) {
            when = field.before(when);
            streak++;
        }
        return streak;
    }

    private static boolean crosses(int move, int cell, int step) {
        int stop = MoveCode.firstStop(move);
        return crosses(MoveCode.from(move), stop, cell, step) || crosses(stop, MoveCode.to(move), cell, step);
    }

    private static boolean crosses(int from, int to, int cell, int step) {
        return from != to
                && Math.abs(Grid.step(from, to)) == step
                && Grid.inLine(from, cell)
                && Grid.inLine(to, cell)
                && cell >= Math.min(from, to)
                && cell < Math.max(from, to);
    }

    // --- More squares ----------------------------------------------------------------------------------------

    /// {@return what the mover's chase counter will be after a move that strikes nobody}
    static int countAsHunter(Field field, int move) {
        int side = field.toMove;
        return field.men.isNear(MoveCode.to(move), 1 - side) ? field.chase(side) + 1 : 0;
    }

    /// {@return what the other side's chase counter will be after a move that strikes nobody}
    static int countAsHunted(Field field, int move) {
        int hunter = 1 - field.toMove;
        int latest = field.last(hunter);
        boolean flees = latest >= 0 && Grid.touches(MoveCode.from(move), MoveCode.to(field.moveAt(latest)));
        return flees ? field.chase(hunter) + 1 : 0;
    }

    private static boolean isChase(Field field, int move) {
        int side = field.toMove;
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        if (field.chase(side) < SHORTEST_CHASE || field.pieceAt(to) >= 0 || !field.men.isNear(to, 1 - side)) {
            return false;
        }
        int latest = field.last(side);
        if (latest >= 0 && field.moveAt(latest) == MoveCode.straight(to, from)) {
            return false;
        }
        long board = field.men.hashIf(from, to);
        // The counter grows by one with this move, so it looks back as many plies as it counts now.
        for (int back = SHORTEST_CHASE; back <= field.chase(side); back++) {
            if (field.hashAfter(field.ply + 1 - back) == board) {
                return true;
            }
        }
        return false;
    }
}
