package flagfall.ai.network.player;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.Evaluation;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.search.RootSearch;
import flagfall.ai.search.SearchLimit;
import flagfall.ai.search.SearchResult;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.Tuning;
import flagfall.piece.Rank;
import flagfall.position.Move;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/// Has the classical search look at the move that the network chose. The network knows better where to go; who takes
/// whom in the next few plies the search sees for certain.
final class TacticsCheck {

    /// Where a marshal is about 4000, so much is more than opinions on places differ.
    private static final Reach USUAL = new Reach(4, 4_000, 900);
    /// With so few pieces left that can move, of both sides together, the search looks far, and every piece counts.
    private static final int FEW_MOVERS = 5;

    private static final Reach WITH_FEW_MOVERS = new Reach(14, 20_000, 300);
    /// A search that plays by itself, to win a game that is won, looks further.
    private static final int WINNING_DEPTH = 24;

    private static final int WINNING_NODES = 20_000;

    private final EvaluationContext context;
    private final Reach reach;
    private final List<Move> moves;
    private final double[] weights;

    /// How far the search looks, and how much better another move must be to be played instead.
    private record Reach(int depth, int nodes, int clearly) {}

    /// @param weights how much each move is liked; zero for those that must not be played
    TacticsCheck(InformationState state, List<Move> moves, double[] weights) {
        context = new EvaluationContext(state, StatisticalRankModel.FULL, Tuning.DEFAULT);
        reach = movers(state) <= FEW_MOVERS ? WITH_FEW_MOVERS : USUAL;
        this.moves = moves;
        this.weights = weights;
    }

    private static int movers(InformationState state) {
        return Arrays.stream(Rank.values())
                .filter(Rank::canMove)
                .mapToInt(rank -> state.alive(0, rank.ordinal()) + state.alive(1, rank.ordinal()))
                .sum();
    }

    /// {@return the index of the move to play: the chosen one, unless it loses, or leaves, more than a little}
    int reconsider(int chosen) {
        RootSearch search = search(reach.nodes);
        SearchResult best = search.search(reach.depth);
        int code = InformationState.code(moves.get(chosen));
        if (best.depth() == 0 || best.move() == code) {
            return chosen;
        }
        return best.value() - search.valueOf(code, best.depth()) < reach.clearly ? chosen : index(best.move());
    }

    /// {@return the index of the move that the search would play, or the chosen one where it finds none}
    int alone(int chosen) {
        SearchResult best = search(WINNING_NODES).search(WINNING_DEPTH);
        return best.depth() == 0 ? chosen : index(best.move());
    }

    private RootSearch search(int nodes) {
        Set<Integer> legal = new HashSet<>();
        for (int index = 0; index < weights.length; index++) {
            if (weights[index] > 0) {
                legal.add(InformationState.code(moves.get(index)));
            }
        }
        Evaluation evaluation = new HandcraftedEvaluator().begin(context, new SplittableRandom(0));
        return new RootSearch(
                context,
                evaluation,
                legal,
                (_, codes) -> Arrays.stream(codes)
                        .mapToDouble(code -> weights[index(code)])
                        .toArray(),
                SearchLimit.nodes(nodes));
    }

    private int index(int code) {
        for (int index = 0; index < weights.length; index++) {
            if (InformationState.code(moves.get(index)) == code) {
                return index;
            }
        }
        throw new IllegalStateException("chose an illegal move: " + code);
    }
}
