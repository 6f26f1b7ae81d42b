package flagfall.ai.search;

import flagfall.ai.evaluation.StrikeOdds;
import flagfall.core.Ending;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;

/// Looks on at the end of a line while something can be taken for certain; attacks of unknown pieces and on unknown
/// pieces count on average.
final class Quiescence {

    private final SearchState state;
    private final MutablePosition position;
    private final StrikeEstimates estimates;
    private final MoveOrdering ordering;
    private final Leaf leaf;
    private final SearchLimit limit;
    private final int me;
    private final boolean exact;

    Quiescence(SearchState state, StrikeEstimates estimates, MoveOrdering ordering, Leaf leaf, SearchLimit limit) {
        this.state = state;
        this.estimates = estimates;
        this.ordering = ordering;
        this.leaf = leaf;
        this.limit = limit;
        position = state.position;
        me = state.me;
        exact = !state.context.tuning().search().margins();
    }

    /// @param depth the most attacks in a row
    int search(int alpha, int beta, int ply, int depth) {
        int best = leaf.ongoing(ply);
        if (best >= beta || depth == 0 || ply >= SearchValue.DEEPEST) {
            return best;
        }
        int count = ordering.generateAttacks(ply);
        boolean mine = position.toMove() == me;
        int stand = best;
        int lowest = exact && !mine && ordering.hasUncertain(ply, count) ? -SearchValue.INFINITE : alpha;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            int value;
            if (mine && isTargetUnknown(move)) {
                value = onUnknown(move, stand, ply);
            } else if (!mine && estimates.isUncertain(move)) {
                // One attack at a time: where this one is made, those before it are not.
                double made = estimates.oddsOfTheirs(move).made();
                value = (int) (best + made * (stand - best)) + estimates.gainOfTheirs(move);
            } else {
                if (limit.isOver()) {
                    return best;
                }
                value = taking(move, Math.max(lowest, best), beta, ply, depth);
            }
            if (value > best) {
                best = value;
                if (best >= beta) {
                    return best;
                }
            }
        }
        return best;
    }

    private boolean isTargetUnknown(int move) {
        return state.rank(position.pieceAt(MoveCode.to(move))) == SearchState.UNKNOWN;
    }

    private int onUnknown(int move, int stand, int ply) {
        int mover = position.pieceAt(MoveCode.from(move));
        int target = position.pieceAt(MoveCode.to(move));
        StrikeOdds odds = estimates.oddsOfOurs(mover, target);
        return odds.isFlag() ? SearchValue.WIN - ply : stand + estimates.gainOfOurs(odds, mover, target) / 2;
    }

    private int taking(int move, int alpha, int beta, int ply, int depth) {
        state.play(move);
        int ending = position.ending();
        int value = ending != Ending.ONGOING ? -leaf.over(ending, ply + 1) : -search(-beta, -alpha, ply + 1, depth - 1);
        state.undo();
        return value;
    }
}
