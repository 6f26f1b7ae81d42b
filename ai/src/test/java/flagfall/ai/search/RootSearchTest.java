package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.Told;
import flagfall.ai.tuning.Tuning;
import flagfall.core.MutablePosition;
import flagfall.notation.MoveText;
import java.util.Arrays;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/// Red has a sergeant, a miner and a scout left, against a whole staff of officers.
class RootSearchTest {

    private static final String LOST =
            "fb......../bmgcj...../pp......../........../..~~..~~../..~~..~~../........../....T...../..I......S/F.........";

    private final EvaluationContext context =
            new EvaluationContext(Told.toRed(LOST), StatisticalRankModel.FULL, Tuning.DEFAULT);

    private Set<Integer> legal() {
        int[] moves = new int[MutablePosition.MOST_MOVES];
        int count = context.state().position().moves(moves);
        return Arrays.stream(moves, 0, count).boxed().collect(Collectors.toSet());
    }

    private SearchResult search(Policy policy, long nodes, int depth) {
        return new RootSearch(
                        context,
                        new HandcraftedEvaluator().begin(context, new SplittableRandom(1)),
                        legal(),
                        policy,
                        SearchLimit.nodes(nodes))
                .search(depth);
    }

    @Test
    void a_move_that_was_not_searched_is_not_better_than_those_that_were() {
        assertThat(LongStream.rangeClosed(1, 40).mapToObj(nodes -> search(Policy.NONE, nodes, 24)))
                .allSatisfy(found -> assertThat(found.value()).isNegative());
    }

    @Test
    void one_ply_deep_the_limit_leaves_the_best_of_the_moves_that_were_searched() {
        int last = InformationState.code(MoveText.read("c2c1").orElseThrow());
        Policy policy = (_, moves) ->
                Arrays.stream(moves).mapToDouble(move -> move == last ? 1 : 0).toArray();
        assertThat(search(policy, 2, 24).move()).isEqualTo(last);
    }

    @Test
    void the_policy_says_what_is_searched_first() {
        int favourite = InformationState.code(MoveText.read("j2j3").orElseThrow());
        Policy policy = (_, moves) -> Arrays.stream(moves)
                .mapToDouble(move -> move == favourite ? 0.9 : 0.01)
                .toArray();
        assertThat(search(policy, 1, 24).move()).isEqualTo(favourite);
        assertThat(search(Policy.NONE, 1, 24).move()).isNotEqualTo(favourite);
    }

    @Test
    void a_full_search_tells_how_deep_it_looked() {
        assertThat(search(Policy.NONE, Long.MAX_VALUE, 2).depth()).isEqualTo(2);
        assertThat(search(Policy.NONE, 1, 2).depth()).isZero();
    }
}
