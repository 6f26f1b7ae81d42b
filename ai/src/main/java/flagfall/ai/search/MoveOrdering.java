package flagfall.ai.search;

import flagfall.ai.evaluation.EvaluationContext;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;
import flagfall.rules.Clash;

/// Which moves to look at first: what was best before, what takes for certain, what has refuted moves like these.
final class MoveOrdering {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int ATTACKER_WINS = Clash.ATTACKER_WINS.ordinal();
    private static final int DEFENDER_WINS = Clash.DEFENDER_WINS.ordinal();

    // The classes of moves, from the first to the last: what takes for certain, what gains on average, what refuted
    // others lately, what has refuted others often. What loses comes after all marches.
    private static final int TAKES = 4_000_000;
    private static final int GAINS = 3_000_000;
    private static final int FIRST_KILLER = 2_000_000;
    private static final int SECOND_KILLER = 1_900_000;
    private static final int MOST_HISTORY = 1_000_000;
    private static final int LOSES = 1000;

    private final SearchState state;
    private final StrikeEstimates estimates;
    private final MutablePosition position;
    private final EvaluationContext context;
    private final int me;
    private final int[][] moves = new int[SearchValue.DEEPEST + 2][];
    private final int[][] order = new int[SearchValue.DEEPEST + 2][];
    private final int[][] killers = new int[SearchValue.DEEPEST + 2][2];
    private final int[] history = new int[2 << 14];

    MoveOrdering(SearchState state, StrikeEstimates estimates) {
        this.state = state;
        this.estimates = estimates;
        position = state.position;
        context = state.context;
        me = state.me;
    }

    /// Finds the moves of a node, to be taken with [#pick], and tells how many there are.
    ///
    /// @param first the move to begin with, or zero
    int generate(int ply, int first) {
        int[] found = room(moves, ply);
        int[] rated = room(order, ply);
        boolean mine = position.toMove() == me;
        int count = position.moves(found);
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
        int target = position.pieceAt(MoveCode.to(move));
        if (target >= 0) {
            return rateAttack(move, target, mine);
        }
        int killer = move == killers[ply][0] ? FIRST_KILLER : move == killers[ply][1] ? SECOND_KILLER : 0;
        return killer + Math.min(MOST_HISTORY, history[slot(move)]) + state.marchGain(move);
    }

    private int rateAttack(int move, int target, boolean mine) {
        int mover = position.pieceAt(MoveCode.from(move));
        if (mine && state.rank(target) == SearchState.UNKNOWN) {
            int gain = estimates.gainOfOurs(estimates.oddsOfOurs(mover, target), mover, target);
            return gain > 0 ? GAINS + gain : gain;
        }
        if (!mine && estimates.isUncertain(move)) {
            return estimates.gainOfTheirs(move);
        }
        int clash = context.tables().clash(state.rank(mover), state.rank(target));
        int lost = clash == ATTACKER_WINS ? 0 : context.values().of(position.side(mover), state.rank(mover));
        int won = clash == DEFENDER_WINS ? 0 : context.values().of(position.side(target), state.rank(target));
        int gain = state.rank(target) == FLAG ? SearchValue.WIN : won - lost;
        return gain >= 0 ? TAKES + gain : gain * LOSES;
    }

    /// {@return whether any of the moves that were found is an uncertain attack of the enemy}
    boolean hasUncertain(int ply, int count) {
        boolean found = false;
        for (int index = 0; index < count && !found; index++) {
            found = estimates.isUncertain(moves[ply][index]);
        }
        return found;
    }

    /// Finds the attacks that are worth looking at in quiescence.
    int generateAttacks(int ply) {
        int[] found = room(moves, ply);
        int[] rated = room(order, ply);
        boolean mine = position.toMove() == me;
        int count = position.strikes(found);
        int kept = 0;
        for (int index = 0; index < count; index++) {
            int move = found[index];
            int rate = rateAttack(move, position.pieceAt(MoveCode.to(move)), mine);
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

    /// Remembers a march that refuted what came before it.
    void reward(int move, int depth, int ply) {
        if (killers[ply][0] != move) {
            killers[ply][1] = killers[ply][0];
            killers[ply][0] = move;
        }
        history[slot(move)] += depth * depth;
    }

    private int slot(int move) {
        return position.toMove() << 14 | (move & 0x3fff);
    }
}
