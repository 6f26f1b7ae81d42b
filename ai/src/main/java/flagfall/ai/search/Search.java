package flagfall.ai.search;

import flagfall.ai.evaluation.StrikeOdds;
import flagfall.ai.tuning.SearchTuning;
import flagfall.core.Ending;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;

/// Alpha-beta over a search state, with chance nodes where unknown pieces fight. Values are those of the side to move.
final class Search {

    /// The most uncertain attacks of the enemy that one node looks at.
    private static final int MOST_UNCERTAIN = 256;

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

    /// By ply, the enemy's attacks put off until its other moves are known.
    private final int[][] uncertain = new int[SearchValue.DEEPEST + 2][MOST_UNCERTAIN];

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
        long key = key();
        long entry = table.find(key);
        if (entry != 0 && TranspositionTable.depth(entry) >= depth) {
            int value = TranspositionTable.value(entry);
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
            table.store(key, depth, best, bound, bestMove);
        }
        return best;
    }

    /// The same board with another recent past may have other legal moves: where a law is near, the past counts.
    private long key() {
        long key = state.key();
        int ply = position.ply();
        if (ply >= 4 && position.timesAllowed() > 0) {
            int latest = position.moveAt(ply - 2);
            int before = position.moveAt(ply - 4);
            if (MoveCode.from(latest) == MoveCode.to(before) && MoveCode.to(latest) == MoveCode.from(before)) {
                key ^= (latest + 1L) * 0xd6e8feb86659fd93L;
            }
        }
        int chase = Math.max(position.chase(0), position.chase(1));
        return chase < 3 ? key : key ^ (chase * 0xa0761d6478bd642fL);
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
        int value = -search(depth - 1 - less, -(beta + margin), -(alpha - margin), ply + 1);
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
        int putOff = 0;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            if (estimates.isUncertain(move)) {
                putOff = putOff(move, putOff, ply);
                continue;
            }
            boolean march = position.pieceAt(MoveCode.to(move)) < 0;
            int floor = Math.max(alpha, best);
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
        for (int index = 0; index < putOff && best < beta; index++) {
            int value = uncertainAttack(uncertain[ply][index], best, depth, alpha, beta, ply);
            if (limit.wasOver()) {
                return best;
            }
            if (value > best) {
                best = value;
                chosen = uncertain[ply][index];
            }
        }
        bestMove = chosen;
        return best;
    }

    private int putOff(int move, int count, int ply) {
        if (count == MOST_UNCERTAIN) {
            return count;
        }
        uncertain[ply][count] = move;
        return count + 1;
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
            int floor = clamp((Math.max(alpha, sure) - rest) / wins);
            int ceiling = clamp((beta - rest) / wins);
            state.play(move, unknown ? mover : -1, unknown ? odds.asStanding() : 0, 0);
            int value = -search(depth - 1, -ceiling - 1, -floor, ply + 1);
            state.undo();
            win = value > SURE ? estimates.flagLost() : value < -SURE ? -estimates.flagTaken() : value;
        }
        return (int) (wins * win + rest);
    }

    private static int clamp(double value) {
        return (int) Math.clamp(value, -INFINITE, INFINITE);
    }
}
