package flagfall.ai.search;

import flagfall.ai.evaluation.Evaluation;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.SearchTuning;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// Chooses among the moves of a position: looks one ply deeper at a time until the limit is reached.
public final class RootSearch {

    private final InformationState known;
    private final SearchState state;
    private final SearchTuning tuning;
    private final SearchLimit limit;
    private final Search search;
    private final int[] moves = new int[MutablePosition.MOST_MOVES];
    private final int[] values = new int[MutablePosition.MOST_MOVES];
    private final int count;

    /// @param legal the moves to choose from: a position whose past could not be followed knows no law against
    /// repetition
    /// @param policy says which of them to look at first
    public RootSearch(
            EvaluationContext context, Evaluation evaluation, Set<Integer> legal, Policy policy, SearchLimit limit) {
        known = context.state();
        tuning = context.tuning().search();
        this.limit = limit;
        state = new SearchState(context, evaluation);
        search = new Search(state, new TranspositionTable(tableBits()), tuning, limit);
        count = find(legal);
        order(policy);
        Arrays.fill(values, state.score());
    }

    private int tableBits() {
        int bits = Long.SIZE - Long.numberOfLeadingZeros(limit.likely());
        return Math.clamp(bits, tuning.leastTableBits(), tuning.mostTableBits());
    }

    private int find(Set<Integer> legal) {
        int found = state.position.moves(moves);
        int kept = 0;
        for (int index = 0; index < found; index++) {
            if (legal.contains(moves[index])) {
                moves[kept++] = moves[index];
            }
        }
        return kept;
    }

    private void order(Policy policy) {
        int[] found = Arrays.copyOf(moves, count);
        double[] priors = policy.priors(known, found);
        int[] order = IntStream.range(0, count)
                .boxed()
                .sorted(Comparator.comparingDouble(index -> -priors[index]))
                .mapToInt(Integer::intValue)
                .toArray();
        for (int index = 0; index < count; index++) {
            moves[index] = found[order[index]];
        }
    }

    /// {@return the best move and what it seems worth}
    ///
    /// @param most how many plies it may look ahead
    public SearchResult search(int most) {
        int depth = 0;
        boolean done = count < 2;
        while (!done && depth < most) {
            deepen(depth + 1);
            depth += limit.wasOver() ? 0 : 1;
            done = limit.wasOver() || Math.abs(values[0]) > SearchValue.SURE;
        }
        return new SearchResult(moves[0], values[0], depth, limit.nodes());
    }

    /// {@return what one move seems worth, looking so many plies ahead, however long that takes}
    public int valueOf(int move, int depth) {
        limit.lift();
        int worst = -SearchValue.INFINITE;
        return search.valueOf(move, depth, worst, SearchValue.INFINITE) - repetitionPenalty(move);
    }

    /// {@return the best move, and what some others seem worth beside it at the same depth}
    ///
    /// @param others moves to choose from
    /// @param most how many plies it may look ahead
    public MoveComparison compare(List<Integer> others, int most) {
        int best = moves[0];
        int bestValue = values[0];
        List<Integer> compared = Collections.nCopies(others.size(), bestValue);
        for (int depth = 1; depth <= most && !limit.wasOver(); depth++) {
            List<Integer> exact = new ArrayList<>();
            for (int other : others) {
                int penalty = repetitionPenalty(other);
                exact.add(search.valueOf(other, depth, -SearchValue.INFINITE, SearchValue.INFINITE) - penalty);
            }
            deepen(depth);
            if (!limit.wasOver()) {
                best = moves[0];
                bestValue = values[0];
                compared = exact;
            }
        }
        Map<Integer, Map<String, Integer>> terms = new HashMap<>();
        terms.put(best, MoveTerms.after(state, best));
        others.forEach(other -> terms.put(other, MoveTerms.after(state, other)));
        return new MoveComparison(best, bestValue, compared, terms);
    }

    /// Looks at every move at this depth, best first, and brings the best to the front. Where the limit strikes, the
    /// move that was looked at last and all after it have no value and stay where they are.
    private void deepen(int depth) {
        int best = -SearchValue.INFINITE;
        for (int index = 0; index < count; index++) {
            int move = moves[index];
            int penalty = repetitionPenalty(move);
            int value = search.valueOf(move, depth, best + penalty, SearchValue.INFINITE) - penalty;
            if (limit.wasOver()) {
                return;
            }
            values[index] = value;
            if (value > best) {
                best = value;
                bringForward(index);
            }
        }
    }

    private void bringForward(int index) {
        int move = moves[index];
        int value = values[index];
        System.arraycopy(moves, 0, moves, 1, index);
        System.arraycopy(values, 0, values, 1, index);
        moves[0] = move;
        values[0] = value;
    }

    /// Boards that come back lead nowhere.
    private int repetitionPenalty(int move) {
        if (state.position.pieceAt(MoveCode.to(move)) >= 0) {
            return 0;
        }
        state.play(move);
        int seen = known.timesSeen(state.position.hash());
        state.undo();
        return (int) (tuning.repetitionPenalty() * seen);
    }
}
