package flagfall.core;

/// The laws against endless repetition: two-square and more-square. They look at which piece stands where and never at
/// its rank, so that a refusal gives away nothing hidden.
final class Repetition {

    /// A piece may go there and back, but not there once more.
    static final int SHUTTLE_CROSSINGS = 2;

    /// A board cannot come back in fewer plies, unless the mover goes straight back, which is allowed.
    private static final int SHORTEST_CHASE = 3;

    private Repetition() {}

    /// {@return false if no law can forbid anything now}
    static boolean mayForbid(MutablePosition position) {
        return ((position.tables.chase && position.chase(position.toMove) >= SHORTEST_CHASE) || isRunning(position))
                && position.tables.isBound(position.toMove);
    }

    private static boolean isRunning(MutablePosition position) {
        int side = position.toMove;
        int most = position.timesAllowed();
        return most > 0
                && position.run(side) >= most
                && (position.tables.shuttle || mostCrossed(position, position.moveAt(position.last(side))) >= most);
    }

    /// Keeps the moves that no law forbids, in their order, and tells how many they are.
    static int removeForbidden(MutablePosition position, int[] moves, int count) {
        int kept = 0;
        for (int index = 0; index < count; index++) {
            if (law(position, moves[index]) == LegalityCheck.LEGAL) {
                moves[kept++] = moves[index];
            }
        }
        return kept;
    }

    /// {@return the law that forbids this move, as [LegalityCheck] names it, or [LegalityCheck#LEGAL]}
    static int law(MutablePosition position, int move) {
        if (!position.tables.isBound(position.toMove)) {
            return LegalityCheck.LEGAL;
        }
        if (isTooOften(position, move)) {
            return LegalityCheck.TWO_SQUARE;
        }
        return position.tables.chase && isChase(position, move) ? LegalityCheck.CHASE : LegalityCheck.LEGAL;
    }

    // --- Two squares -----------------------------------------------------------------------------------------

    private static boolean isTooOften(MutablePosition position, int move) {
        int most = position.timesAllowed();
        return most > 0 && position.run(position.toMove) >= most && timesCrossed(position, move) >= most;
    }

    /// {@return whether this move is allowed, follows others this way, and is the last that is allowed}
    static boolean isLast(MutablePosition position, int move) {
        int made = timesCrossed(position, move);
        return made > 0
                && made == position.timesAllowed() - 1
                && position.tables.isBound(position.toMove)
                && law(position, move) == LegalityCheck.LEGAL;
    }

    /// {@return how many of the side's latest moves, in a row, went this way or back with this same piece; no more
    /// than are forbidden are counted}
    static int timesCrossed(MutablePosition position, int move) {
        int side = position.toMove;
        if (position.run(side) == 0 || position.moverAt(position.last(side)) != position.pieceAt(MoveCode.from(move))) {
            return 0;
        }
        return position.tables.shuttle ? shuttles(position, move) : mostCrossed(position, move);
    }

    /// There, back, and there again is one too many. A strike is never refused, and breaks the run.
    private static int shuttles(MutablePosition position, int move) {
        int latest = position.last(position.toMove);
        int back = MoveCode.straight(MoveCode.to(move), MoveCode.from(move));
        if (position.pieceAt(MoveCode.to(move)) >= 0 || !isMarch(position, latest, back)) {
            return 0;
        }
        return position.run(position.toMove) >= 2 && isMarch(position, position.before(latest), move) ? 2 : 1;
    }

    private static boolean isMarch(MutablePosition position, int when, int move) {
        return position.moveAt(when) == move && position.targetAt(when) < 0;
    }

    /// {@return the longest streak over the boundaries that a move crosses, on both legs if it turns}
    private static int mostCrossed(MutablePosition position, int move) {
        int stop = MoveCode.firstStop(move);
        int first = mostCrossed(position, MoveCode.from(move), stop);
        return stop == MoveCode.to(move) ? first : Math.max(first, mostCrossed(position, stop, MoveCode.to(move)));
    }

    private static int mostCrossed(MutablePosition position, int from, int to) {
        int step = Grid.step(from, to);
        int most = 0;
        for (int cell = from; cell != to; cell += step) {
            most = Math.max(most, streak(position, Math.min(cell, cell + step), Math.abs(step)));
        }
        return most;
    }

    /// A boundary is the lower of its two cells and the step to the higher. Its streak is how many of the moves
    /// that one piece has just made in a row, counted back from the latest, crossed it.
    private static int streak(MutablePosition position, int cell, int step) {
        int when = position.last(position.toMove);
        int most = Math.min(position.run(position.toMove), position.tables.crossings);
        int streak = 0;
        while (streak < most && crosses(position.moveAt(when), cell, step)) {
            when = position.before(when);
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
    static int chaseCountOfMover(MutablePosition position, int move) {
        int side = position.toMove;
        return position.pieceList.isNear(MoveCode.to(move), 1 - side) ? position.chase(side) + 1 : 0;
    }

    /// {@return what the other side's chase counter will be after a move that strikes nobody}
    static int chaseCountOfOpponent(MutablePosition position, int move) {
        int chaser = 1 - position.toMove;
        int latest = position.last(chaser);
        boolean leavesContact = latest >= 0 && Grid.touches(MoveCode.from(move), MoveCode.to(position.moveAt(latest)));
        return leavesContact ? position.chase(chaser) + 1 : 0;
    }

    private static boolean isChase(MutablePosition position, int move) {
        int side = position.toMove;
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        if (position.chase(side) < SHORTEST_CHASE
                || position.pieceAt(to) >= 0
                || !position.pieceList.isNear(to, 1 - side)) {
            return false;
        }
        int latest = position.last(side);
        if (latest >= 0 && position.moveAt(latest) == MoveCode.straight(to, from)) {
            return false;
        }
        long board = position.pieceList.hashIf(from, to);
        // The counter grows by one with this move, so it looks back as many plies as it counts now.
        for (int back = SHORTEST_CHASE; back <= position.chase(side); back++) {
            if (position.hashAfter(position.ply + 1 - back) == board) {
                return true;
            }
        }
        return false;
    }
}
