package flagfall.core;

/// The laws against going on for ever: two-square and more-square. They judge by what stands where, piece by
/// piece, and never by rank, so that a refusal tells nothing hidden.
final class Repetition {

    /// No law forbids the move.
    static final int FREE = 0;

    static final int TWO_SQUARE = 1;
    static final int CHASE = 2;

    /// A board cannot come back within fewer plies, but by the mover's going straight back, which is allowed.
    private static final int SHORTEST_CHASE = 3;

    private Repetition() {}

    /// {@return false if no law can forbid anything now}
    static boolean isArmed(Field field) {
        return field.tables.chase && field.chase[field.toMove] >= SHORTEST_CHASE || isRunning(field);
    }

    private static boolean isRunning(Field field) {
        int run = field.run[field.toMove];
        if (field.tables.shuttle) {
            return run >= 2;
        }
        int most = field.tables.crossings;
        return most > 0 && run >= most && isCrossedAgain(field, field.moveAt(field.last[field.toMove]));
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
        if (isTooOften(field, move)) {
            return TWO_SQUARE;
        }
        return field.tables.chase && isChase(field, move) ? CHASE : FREE;
    }

    // --- Two squares -----------------------------------------------------------------------------------------

    private static boolean isTooOften(Field field, int move) {
        int side = field.toMove;
        int latest = field.last[side];
        if (field.run[side] == 0 || field.moverAt(latest) != field.pieceAt(MoveCode.from(move))) {
            return false;
        }
        if (field.tables.shuttle) {
            return isShuttle(field, move, latest);
        }
        int most = field.tables.crossings;
        return most > 0 && field.run[side] >= most && isCrossedAgain(field, move);
    }

    /// There, back, and there again, without a strike.
    private static boolean isShuttle(Field field, int move, int latest) {
        if (field.run[field.toMove] < 2 || field.pieceAt(MoveCode.to(move)) >= 0) {
            return false;
        }
        int earlier = field.before(latest);
        int back = MoveCode.straight(MoveCode.to(move), MoveCode.from(move));
        return field.moveAt(latest) == back
                && field.targetAt(latest) < 0
                && field.moveAt(earlier) == move
                && field.targetAt(earlier) < 0;
    }

    /// {@return whether this move crosses a boundary that the side's latest moves, as many as may, all crossed}
    private static boolean isCrossedAgain(Field field, int move) {
        int stop = MoveCode.firstStop(move);
        return isCrossedAgain(field, MoveCode.from(move), stop)
                || stop != MoveCode.to(move) && isCrossedAgain(field, stop, MoveCode.to(move));
    }

    private static boolean isCrossedAgain(Field field, int from, int to) {
        int step = Grid.step(from, to);
        for (int cell = from; cell != to; cell += step) {
            if (allCrossed(field, Math.min(cell, cell + step), Math.abs(step))) {
                return true;
            }
        }
        return false;
    }

    /// A boundary is the lower of its two cells and the step to the higher.
    private static boolean allCrossed(Field field, int cell, int step) {
        int when = field.last[field.toMove];
        for (int left = field.tables.crossings; left > 0; left--) {
            int move = field.moveAt(when);
            int stop = MoveCode.firstStop(move);
            if (!crosses(MoveCode.from(move), stop, cell, step) && !crosses(stop, MoveCode.to(move), cell, step)) {
                return false;
            }
            when = field.before(when);
        }
        return true;
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

    /// Keeps both chase counters for a move that is about to be made.
    static void countChase(Field field, int side, int from, int to, boolean strike) {
        int[] chase = field.chase;
        int enemy = 1 - side;
        if (strike) {
            chase[0] = 0;
            chase[1] = 0;
            return;
        }
        int latest = field.last[enemy];
        boolean flees = latest >= 0 && Grid.touches(from, MoveCode.to(field.moveAt(latest)));
        chase[enemy] = flees ? chase[enemy] + 1 : 0;
        chase[side] = touchesEnemy(field, enemy, to) ? chase[side] + 1 : 0;
    }

    private static boolean touchesEnemy(Field field, int enemy, int cell) {
        int low = enemy << 1;
        return Grid.touchesAny(
                cell, field.movers[low] | field.fixed[low], field.movers[low | 1] | field.fixed[low | 1]);
    }

    private static boolean isChase(Field field, int move) {
        int side = field.toMove;
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        if (field.chase[side] < SHORTEST_CHASE || field.pieceAt(to) >= 0 || !touchesEnemy(field, 1 - side, to)) {
            return false;
        }
        int latest = field.last[side];
        if (latest >= 0 && field.moveAt(latest) == MoveCode.straight(to, from)) {
            return false;
        }
        long board = field.hashIf(from, to);
        // The counter grows by one with this move, so it looks back as many plies as it counts now.
        for (int back = SHORTEST_CHASE; back <= field.chase[side]; back++) {
            if (field.hashAfter(field.ply + 1 - back) == board) {
                return true;
            }
        }
        return false;
    }
}
