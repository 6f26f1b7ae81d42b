package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Puzzle;
import flagfall.ai.PuzzleMemory;
import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.Tuning;
import flagfall.notation.MoveText;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Red's sergeant is two steps away from a flag that it knows, and Blue's colonel is far away.
class SearchTest {

    private static final String BOARD =
            "f........./........../T........./.......c../..~~..~~../..~~..~~../........../........../........../F.........";

    private final EvaluationContext context = new EvaluationContext(
            InformationState.of(PuzzleMemory.of(
                    new Puzzle("", "", BOARD, Map.of("known", List.of("a10"), "moved", List.of("h7"))))),
            StatisticalRankModel.FULL,
            Tuning.DEFAULT);
    private final SearchState state =
            new SearchState(context, new HandcraftedEvaluator().begin(context, new SplittableRandom(1)));
    private final TranspositionTable table = new TranspositionTable(12);

    private static int move(String text) {
        return InformationState.code(MoveText.read(text).orElseThrow());
    }

    @Test
    void a_win_is_worth_less_the_further_it_is_away_and_kept_as_its_own_node_sees_it() {
        Search search = new Search(state, table, context.tuning().search(), SearchLimit.nodes(Long.MAX_VALUE));
        assertThat(search.valueOf(move("a8a9"), 4, -SearchValue.INFINITE, SearchValue.INFINITE))
                .isEqualTo(SearchValue.WIN - 3);
        state.play(move("a8a9"));
        state.play(move("h7h8"));
        long entry = table.find(new NodeKey(state).of(2, 0));
        assertThat(TranspositionTable.value(entry)).isEqualTo(SearchValue.WIN - 1);
    }
}
