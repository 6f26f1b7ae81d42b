package flagfall.ai.search;

import flagfall.ai.evaluation.StrikeOdds;
import flagfall.ai.tuning.SearchTuning;
import flagfall.core.Ending;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;

/// Alpha-beta over a search state, with chance nodes where unknown pieces fight. Values are those of the side to move.
final class Search {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int INFINITE = SearchValue.INFINITE;
    private static final int SURE = SearchValue.SURE;

    private final SearchState state;
    private final MutablePosition position;
    private final TranspositionTable table;
    private final SearchLimit limit;
    private final SearchTuning tuning;
    private final StrikeEstimates estimates;
    private final MoveOrdering ordering;
    private final Leaf leaf;
    private final Quiescence quiescence;
    private final int me;
    /// Whether marches that cannot reach the window are left out.
    private final boolean futility;

    private final UncertainAttacks uncertain;
    private final NodeKey keys;
    /// How many chance nodes lie above.
    private int chanceNodes;
    /// The best move of the node that was searched last.
    private int bestMove;

    Search(SearchState state, TranspositionTable table, SearchTuning tuning, SearchLimit limit) {
        this.state = state;
        this.table = table;
        this.tuning = tuning;
        this.limit = limit;
        position = state.position;
        me = state.me;
        estimates = new StrikeEstimates(state);
        ordering = new MoveOrdering(state, estimates);
        leaf = new Leaf(state, tuning);
        quiescence = new Quiescence(state, estimates, ordering, leaf, limit);
        uncertain = new UncertainAttacks(estimates);
        keys = new NodeKey(state);
        futility = tuning.margins() && state.evaluation.foreseesMarches();
    }

    /// {@return the value of a move for us, looked at so many plies deep}
    int valueOf(int move, int depth, int alpha, int beta) {
        return ourMove(move, depth, alpha, beta, 0);
    }

    // --- The tree --------------------------------------------------------------------------------------------

    private int search(int depth, int alpha, int beta, int ply) {
        if (limit.isOver()) {
            return 0;
        }
        int ending = position.ending();
        if (ending != Ending.ONGOING) {
            return leaf.over(ending, ply);
        }
        if (depth <= 0 || ply >= SearchValue.DEEPEST) {
            return quiescence.search(alpha, beta, ply, tuning.quiescenceDepth());
        }
        long key = keys.of(ply, chanceNodes);
        long entry = table.find(key);
        if (entry != 0 && isDeepEnough(TranspositionTable.depth(entry), depth)) {
            int value = SearchValue.fromNode(TranspositionTable.value(entry), ply);
            int bound = TranspositionTable.bound(entry);
            if (bound == TranspositionTable.EXACT
                    || (bound == TranspositionTable.AT_LEAST && value >= beta)
                    || (bound == TranspositionTable.AT_MOST && value <= alpha)) {
                return value;
            }
        }
        int first = entry == 0 ? 0 : TranspositionTable.move(entry);
        int best = position.toMove() == me
                ? ourNode(depth, alpha, beta, ply, first)
                : theirNode(depth, alpha, beta, ply, first);
        if (!limit.wasOver()) {
            int bound = best <= alpha
                    ? TranspositionTable.AT_MOST
                    : best >= beta ? TranspositionTable.AT_LEAST : TranspositionTable.EXACT;
            table.store(key, depth, SearchValue.toNode(best, ply), bound, bestMove);
        }
        return best;
    }

    /// What was looked at more deeply is the better answer, unless it must be the same.
    private boolean isDeepEnough(int searched, int depth) {
        return tuning.margins() ? searched >= depth : searched == depth;
    }

    /// {@return how many plies less a march is looked at that comes so late in the order}
    private int reduction(int index, int depth) {
        if (!tuning.reductions() || index < tuning.reduceFrom() || depth < tuning.reduceDepth()) {
            return 0;
        }
        return index < tuning.reduceMoreFrom() ? 1 : 2;
    }

    // --- Our moves -------------------------------------------------------------------------------------------

    private int ourNode(int depth, int alpha, int beta, int ply, int first) {
        int count = ordering.generate(ply, first);
        int best = -INFINITE;
        int chosen = 0;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            boolean march = position.pieceAt(MoveCode.to(move)) < 0;
            int reduced = march ? reduction(index, depth) : 0;
            int floor = Math.max(alpha, best);
            if (futility && march && index > 0 && depth - reduced <= 1) {
                int most = leaf.afterMarch(move, ply);
                if (most <= floor) {
                    best = Math.max(best, most);
                    continue;
                }
            }
            int value = ourMove(move, depth - reduced, floor, beta, ply);
            if (reduced > 0 && value > floor) {
                value = ourMove(move, depth, floor, beta, ply);
            }
            if (limit.wasOver()) {
                return best;
            }
            if (value > best) {
                best = value;
                chosen = move;
                if (best >= beta) {
                    if (march) {
                        ordering.reward(move, depth, ply);
                    }
                    break;
                }
            }
        }
        bestMove = chosen;
        return best;
    }

    private int ourMove(int move, int depth, int alpha, int beta, int ply) {
        int target = position.pieceAt(MoveCode.to(move));
        if (target >= 0 && state.rank(target) == SearchState.UNKNOWN) {
            return chanceNode(move, target, depth, alpha, beta, ply);
        }
        state.play(move);
        int value = -search(depth - 1, -beta, -alpha, ply + 1);
        state.undo();
        return value;
    }

    // --- Chance nodes: our attacks on unknown pieces ---------------------------------------------------------

    private int chanceNode(int move, int unknown, int depth, int alpha, int beta, int ply) {
        int piece = position.pieceAt(MoveCode.from(move));
        StrikeOdds odds = estimates.oddsOfOurs(piece, unknown);
        if (odds.isFlag()) {
            return SearchValue.WIN - ply - 1;
        }
        if (chanceNodes >= tuning.mostChanceNodes()) {
            return state.score() + estimates.gainOfOurs(odds, piece, unknown);
        }
        chanceNodes++;
        double sum = odds.flag() * estimates.flagTaken();
        double weight = odds.flag();
        if (odds.falls() > tuning.unlikely()) {
            state.play(move, unknown, odds.asFallen(), (int) odds.gainIfFalls());
            sum += odds.falls() * outcome(odds.falls(), depth, alpha, beta, ply);
            weight += odds.falls();
        }
        if (odds.stands() > tuning.unlikely()) {
            state.play(move, unknown, odds.asStanding(), 0);
            sum += odds.stands() * outcome(odds.stands(), depth, alpha, beta, ply);
            weight += odds.stands();
        }
        if (odds.both() > tuning.unlikely()) {
            state.play(move, unknown, odds.asBoth(), (int) odds.gainIfBoth());
            sum += odds.both() * outcome(odds.both(), depth, alpha, beta, ply);
            weight += odds.both();
        }
        chanceNodes--;
        return (int) (sum / weight);
    }

    /// {@return the value of one outcome, which has been played and is taken back}
    private int outcome(double chance, int depth, int alpha, int beta, int ply) {
        int less = chance < tuning.rare() ? 2 : 1;
        int margin = tuning.chanceMargin();
        int value = tuning.margins()
                ? -search(depth - 1 - less, -(beta + margin), -(alpha - margin), ply + 1)
                : -search(depth - 1 - less, -INFINITE, INFINITE, ply + 1);
        state.undo();
        return clampedWin(value);
    }

    /// A game that is won or lost with some chance only counts like a flag that falls with some chance.
    private int clampedWin(int value) {
        return value > SURE ? estimates.flagTaken() : value < -SURE ? -estimates.flagLost() : value;
    }

    // --- The enemy's moves -----------------------------------------------------------------------------------

    /// First come the moves whose outcome both sides can tell: the best of them is what the enemy surely has. Then
    /// each attack that depends on what an unknown piece is, or that the enemy would make without knowing whom it
    /// attacks, counts as often as it can and would be made.
    private int theirNode(int depth, int alpha, int beta, int ply, int first) {
        int count = ordering.generate(ply, first);
        int best = -INFINITE;
        int chosen = 0;
        uncertain.clear(ply);
        // What is surely had is part of what an uncertain attack comes to, so even a low value must be exact.
        int lowest = tuning.margins() || !ordering.hasUncertain(ply, count) ? alpha : -INFINITE;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            if (estimates.isUncertain(move)) {
                uncertain.add(ply, move);
                continue;
            }
            boolean march = position.pieceAt(MoveCode.to(move)) < 0;
            int floor = Math.max(lowest, best);
            int reduced = march ? reduction(index, depth) : 0;
            if (futility && march && index > 0 && depth - reduced <= 1) {
                int most = leaf.afterMarch(move, ply);
                if (most <= floor) {
                    best = Math.max(best, most);
                    continue;
                }
            }
            int value = theirMove(move, depth - reduced, floor, beta, ply);
            if (reduced > 0 && value > floor) {
                value = theirMove(move, depth, floor, beta, ply);
            }
            if (limit.wasOver()) {
                return best;
            }
            if (value > best) {
                best = value;
                chosen = move;
                if (best >= beta) {
                    if (march) {
                        ordering.reward(move, depth, ply);
                    }
                    bestMove = chosen;
                    return best;
                }
            }
        }
        if (best == -INFINITE) {
            best = leaf.ongoing(ply);
        }
        uncertain.sort(ply);
        for (int index = 0; index < uncertain.count(ply) && best < beta; index++) {
            int move = uncertain.get(ply, index);
            int value = uncertainAttack(move, best, depth, lowest, beta, ply);
            if (limit.wasOver()) {
                return best;
            }
            if (value > best) {
                best = value;
                chosen = move;
            }
        }
        bestMove = chosen;
        return best;
    }

    private int theirMove(int move, int depth, int alpha, int beta, int ply) {
        state.play(move);
        int value = -search(depth - 1, -beta, -alpha, ply + 1);
        state.undo();
        return value;
    }

    /// {@return what the enemy has if it can make one more uncertain attack}
    ///
    /// @param sure what it has without
    private int uncertainAttack(int move, int sure, int depth, int alpha, int beta, int ply) {
        StrikeOdds odds = estimates.oddsOfTheirs(move);
        double wins = odds.stands();
        if (wins < tuning.unlikely()) {
            return sure;
        }
        int mover = position.pieceAt(MoveCode.from(move));
        int target = position.pieceAt(MoveCode.to(move));
        int ours = state.context.values().of(me, state.rank(target));
        // What the enemy gets where the attack fails, on average: the attacker is lost, or both.
        double rest = (1 - wins) * sure - odds.falls() * odds.gainIfFalls() + odds.both() * (ours - odds.gainIfBoth());
        boolean unknown = state.rank(mover) == SearchState.UNKNOWN;
        double win;
        if (state.rank(target) == FLAG) {
            win = estimates.flagLost();
        } else {
            // Beyond these the outcome changes nothing, unless a game that is won counts for less.
            int floor = (int) Math.floor(clamp((Math.max(alpha, sure) - rest) / wins));
            int ceiling = (int) Math.ceil(clamp((beta - rest) / wins));
            int least = floor < -estimates.flagTaken() ? -INFINITE : floor;
            int most = ceiling > estimates.flagLost() ? INFINITE : ceiling;
            state.play(move, unknown ? mover : -1, unknown ? odds.asStanding() : 0, 0);
            int value = -search(depth - 1, -most - 1, -least, ply + 1);
            state.undo();
            win = value > SURE ? estimates.flagLost() : value < -SURE ? -estimates.flagTaken() : value;
        }
        return (int) (wins * win + rest);
    }

    private static double clamp(double value) {
        return Math.clamp(value, -INFINITE, INFINITE);
    }
}
