package flagfall.ai.search;

import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;

/// Which moves to look at first: what was best before, what takes for certain, what has refuted moves like these.
final class Ordering {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int WIN = Search.WIN;

    private final Scene scene;
    private final Prospects prospects;
    private final MutablePosition field;
    private final Knowledge knowledge;
    private final int me;
    private final int[][] moves = new int[Search.DEEPEST + 2][];
    private final int[][] order = new int[Search.DEEPEST + 2][];
    private final int[][] killers = new int[Search.DEEPEST + 2][2];
    private final int[] history = new int[2 << 14];

    Ordering(Scene scene, Prospects prospects) {
        this.scene = scene;
        this.prospects = prospects;
        field = scene.field;
        knowledge = scene.knowledge;
        me = scene.me;
    }

    /// Finds the moves of a node, to be taken with [#pick], and tells how many there are.
    int generate(int ply, int first, boolean mine) {
        int[] found = room(moves, ply);
        int[] rated = room(order, ply);
        int count = field.moves(found);
        for (int index = 0; index < count; index++) {
            int move = found[index];
            rated[index] = move == first ? Integer.MAX_VALUE : rate(move, mine, ply);
        }
        return count;
    }

    private static int[] room(int[][] rooms, int ply) {
        int[] room = rooms[ply];
        if (room == null) {
            room = new int[MutablePosition.MOST_MOVES];
            rooms[ply] = room;
        }
        return room;
    }

    private int rate(int move, boolean mine, int ply) {
        int target = field.pieceAt(MoveCode.to(move));
        if (target >= 0) {
            return rateStrike(move, target, mine);
        }
        int killer = move == killers[ply][0] ? 2_000_000 : move == killers[ply][1] ? 1_900_000 : 0;
        return killer + Math.min(1_000_000, history[slot(move)]) + scene.pullOf(move);
    }

    private int rateStrike(int move, int target, boolean mine) {
        int mover = field.pieceAt(MoveCode.from(move));
        if (mine && scene.rank(target) == Scene.UNKNOWN) {
            int gain = prospects.expected(
                    knowledge.striking(scene.rank(mover), target, scene.state(target)), mover, target);
            return gain > 0 ? 3_000_000 + gain : gain;
        }
        if (!mine && prospects.isDoubtful(move)) {
            return prospects.glance(move);
        }
        int clash = knowledge.tables.clash(scene.rank(mover), scene.rank(target));
        int lost = clash == 0 ? 0 : knowledge.worth.of(field.side(mover), scene.rank(mover));
        int won = clash == 1 ? 0 : knowledge.worth.of(field.side(target), scene.rank(target));
        int gain = scene.rank(target) == FLAG ? WIN : won - lost;
        return gain >= 0 ? 4_000_000 + gain : gain * 1000;
    }

    /// Writes the strikes worth looking at when all else is calm.
    int strikes(int ply) {
        int[] found = room(moves, ply);
        int[] rated = room(order, ply);
        boolean mine = field.toMove() == me;
        int count = field.strikes(found);
        int kept = 0;
        for (int index = 0; index < count; index++) {
            int move = found[index];
            int rate = rateStrike(move, field.pieceAt(MoveCode.to(move)), mine);
            if (rate > 0) {
                found[kept] = move;
                rated[kept++] = rate;
            }
        }
        return kept;
    }

    /// Brings the best of the moves from an index on to that index.
    int pick(int ply, int index, int count) {
        int[] found = moves[ply];
        int[] rated = order[ply];
        int best = index;
        for (int other = index + 1; other < count; other++) {
            if (rated[other] > rated[best]) {
                best = other;
            }
        }
        int move = found[best];
        int rate = rated[best];
        found[best] = found[index];
        rated[best] = rated[index];
        found[index] = move;
        rated[index] = rate;
        return move;
    }

    void reward(int move, int depth, int ply, boolean quiet) {
        if (quiet) {
            if (killers[ply][0] != move) {
                killers[ply][1] = killers[ply][0];
                killers[ply][0] = move;
            }
            history[slot(move)] += depth * depth;
        }
    }

    private int slot(int move) {
        return field.toMove() << 14 | (move & 0x3fff);
    }
}
