package flagfall.ai.search;

import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.StrikeOdds;
import flagfall.ai.tuning.SearchTuning;
import flagfall.core.Ending;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/// The tree as its definition reads, with no window, no order and no table: every move is looked at, and every value is
/// exact. It is slow, and the search must come to the same values.
final class PlainExpectimax {

    private static final int FLAG = Rank.FLAG.ordinal();

    private final SearchState state;
    private final MutablePosition position;
    private final EvaluationContext context;
    private final SearchTuning tuning;
    private final StrikeEstimates estimates;
    private final Leaf leaf;
    private int chanceNodes;

    PlainExpectimax(SearchState state) {
        this.state = state;
        position = state.position;
        context = state.context;
        tuning = context.tuning().search();
        estimates = new StrikeEstimates(state);
        leaf = new Leaf(state, tuning);
    }

    /// {@return the value of a move for us, looked at so many plies deep}
    int valueOf(int move, int depth) {
        return ourMove(move, depth, 0);
    }

    private List<Integer> moves() {
        int[] moves = new int[MutablePosition.MOST_MOVES];
        int count = position.moves(moves);
        return Arrays.stream(moves, 0, count).boxed().toList();
    }

    private int node(int depth, int ply) {
        int ending = position.ending();
        if (ending != Ending.ONGOING) {
            return leaf.over(ending, ply);
        }
        if (depth <= 0 || ply >= SearchValue.DEEPEST) {
            return quiescence(ply, tuning.quiescenceDepth());
        }
        return position.toMove() == state.me
                ? moves().stream()
                        .mapToInt(move -> ourMove(move, depth, ply))
                        .max()
                        .orElseThrow()
                : theirNode(depth, ply);
    }

    private int played(int move, int depth, int ply) {
        state.play(move);
        int value = -node(depth - 1, ply + 1);
        state.undo();
        return value;
    }

    private int ourMove(int move, int depth, int ply) {
        int target = position.pieceAt(MoveCode.to(move));
        return target >= 0 && state.rank(target) == SearchState.UNKNOWN
                ? chanceNode(move, target, depth, ply)
                : played(move, depth, ply);
    }

    private int chanceNode(int move, int unknown, int depth, int ply) {
        int piece = position.pieceAt(MoveCode.from(move));
        StrikeOdds odds = estimates.oddsOfOurs(piece, unknown);
        if (odds.isFlag()) {
            return SearchValue.WIN - ply - 1;
        }
        if (chanceNodes >= tuning.mostChanceNodes()) {
            return state.score() + estimates.gainOfOurs(odds, piece, unknown);
        }
        chanceNodes++;
        double[] chances = {odds.falls(), odds.stands(), odds.both()};
        int[] ranks = {odds.asFallen(), odds.asStanding(), odds.asBoth()};
        int[] values = {(int) odds.gainIfFalls(), 0, (int) odds.gainIfBoth()};
        double sum = odds.flag() * estimates.flagTaken();
        double weight = odds.flag();
        for (int outcome = 0; outcome < chances.length; outcome++) {
            if (chances[outcome] > tuning.unlikely()) {
                state.play(move, unknown, ranks[outcome], values[outcome]);
                int value = -node(depth - 1 - (chances[outcome] < tuning.rare() ? 2 : 1), ply + 1);
                state.undo();
                sum += chances[outcome] * clamped(value, estimates.flagTaken(), estimates.flagLost());
                weight += chances[outcome];
            }
        }
        chanceNodes--;
        return (int) (sum / weight);
    }

    private static int clamped(int value, int won, int lost) {
        return value > SearchValue.SURE ? won : value < -SearchValue.SURE ? -lost : value;
    }

    private int theirNode(int depth, int ply) {
        List<Integer> moves = moves();
        int best = moves.stream()
                .filter(move -> !estimates.isUncertain(move))
                .mapToInt(move -> played(move, depth, ply))
                .max()
                .orElseGet(() -> leaf.ongoing(ply));
        List<Integer> uncertain = moves.stream()
                .filter(estimates::isUncertain)
                .sorted(Comparator.<Integer>comparingInt(move -> -estimates.gainOfTheirs(move))
                        .thenComparingInt(move -> move))
                .toList();
        for (int move : uncertain) {
            best = Math.max(best, uncertainAttack(move, best, depth, ply));
        }
        return best;
    }

    private int uncertainAttack(int move, int sure, int depth, int ply) {
        StrikeOdds odds = estimates.oddsOfTheirs(move);
        if (odds.stands() < tuning.unlikely()) {
            return sure;
        }
        int mover = position.pieceAt(MoveCode.from(move));
        int target = position.pieceAt(MoveCode.to(move));
        int ours = context.values().of(state.me, state.rank(target));
        double win = estimates.flagLost();
        if (state.rank(target) != FLAG) {
            boolean unknown = state.rank(mover) == SearchState.UNKNOWN;
            state.play(move, unknown ? mover : -1, unknown ? odds.asStanding() : 0, 0);
            int value = -node(depth - 1, ply + 1);
            state.undo();
            win = clamped(value, estimates.flagLost(), estimates.flagTaken());
        }
        double rest = (1 - odds.stands()) * sure
                - odds.falls() * odds.gainIfFalls()
                + odds.both() * (ours - odds.gainIfBoth());
        return (int) (odds.stands() * win + rest);
    }

    /// One attack after the other, in the order of what they promise.
    private int quiescence(int ply, int depth) {
        int stand = leaf.ongoing(ply);
        if (depth == 0 || ply >= SearchValue.DEEPEST) {
            return stand;
        }
        MoveOrdering ordering = new MoveOrdering(state, estimates);
        int count = ordering.generateAttacks(ply);
        int best = stand;
        for (int index = 0; index < count; index++) {
            int move = ordering.pick(ply, index, count);
            best = Math.max(best, attack(move, stand, best, ply, depth));
        }
        return best;
    }

    private int attack(int move, int stand, int best, int ply, int depth) {
        int mover = position.pieceAt(MoveCode.from(move));
        int target = position.pieceAt(MoveCode.to(move));
        boolean mine = position.toMove() == state.me;
        if (mine && state.rank(target) == SearchState.UNKNOWN) {
            StrikeOdds odds = estimates.oddsOfOurs(mover, target);
            return odds.isFlag() ? SearchValue.WIN - ply : stand + estimates.gainOfOurs(odds, mover, target) / 2;
        }
        if (!mine && estimates.isUncertain(move)) {
            double made = estimates.oddsOfTheirs(move).made();
            return (int) (best + made * (stand - best)) + estimates.gainOfTheirs(move);
        }
        state.play(move);
        int ending = position.ending();
        int value = ending != Ending.ONGOING ? -leaf.over(ending, ply + 1) : -quiescence(ply + 1, depth - 1);
        state.undo();
        return value;
    }
}
