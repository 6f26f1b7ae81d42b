package flagfall.ai.search;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.evaluation.EvaluationContext;
import flagfall.ai.evaluation.HandcraftedEvaluator;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.Told;
import flagfall.ai.tuning.Tuning;
import flagfall.notation.MoveText;
import flagfall.piece.Rank;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Red has a sergeant, a scout that Blue knows, and a flag; Blue has a captain that Red does not know, a bomb and a
/// flag. All that can move have moved.
class NodeKeyTest {

    private static final String BOARD =
            "f..b....../........../....p...../........../..~~..~~../..~~..~~../....T...../........../S........./F.........";

    private final InformationState known =
            Told.toRed(BOARD, "a2a4", "e8e7", "e4e5", "e7e6", "a4a3", "e6e7", "a3a2", "e7e6");
    private final SearchState state = state(Tuning.DEFAULT);
    private final NodeKey keys = new NodeKey(state);

    private SearchState state(Tuning tuning) {
        EvaluationContext context = new EvaluationContext(known, StatisticalRankModel.FULL, tuning);
        return new SearchState(context, new HandcraftedEvaluator().begin(context, new SplittableRandom(1)));
    }

    private static int move(String text) {
        return InformationState.code(MoveText.read(text).orElseThrow());
    }

    private void play(String... moves) {
        for (String move : moves) {
            state.play(move(move));
        }
    }

    /// The captain wins, whoever attacks.
    private void attack(String move) {
        state.play(move(move), Told.pieceAt(known, "e6"), Rank.CAPTAIN.ordinal(), 0);
    }

    @Test
    void later_on_a_line_the_same_board_has_another_key() {
        long board = state.key();
        long atOnce = keys.of(0, 0);
        play("a2a3", "e6e7", "a3b3", "e7f7", "b3b2", "f7f6", "b2a2", "f6e6");
        assertThat(state.key()).isEqualTo(board);
        assertThat(keys.of(8, 0)).isNotEqualTo(atOnce);
    }

    /// The sergeant falls on the captain, or the captain comes, takes it and goes back. The first is our attack on an
    /// unknown piece, the second is not.
    @Test
    void below_a_chance_node_the_same_board_has_another_key() {
        attack("e5e6");
        play("e6e7", "a2a4", "e7e6");
        long board = state.key();
        long below = keys.of(4, 1);
        for (int ply = 0; ply < 4; ply++) {
            state.undo();
        }
        play("a2a3");
        attack("e6e5");
        play("a3a4", "e5e6");
        assertThat(state.key()).isEqualTo(board);
        assertThat(keys.of(4, 0)).isNotEqualTo(below);
    }

    @Test
    void how_many_chance_nodes_may_follow_is_part_of_the_value() {
        assertThat(valueWith(0)).isNotEqualTo(valueWith(1));
    }

    private int valueWith(int chanceNodes) {
        Tuning tuning = Tuning.DEFAULT.with(Map.of("search.mostChanceNodes", (double) chanceNodes));
        return new Search(state(tuning), new TranspositionTable(12), tuning.search(), SearchLimit.nodes(Long.MAX_VALUE))
                .valueOf(move("a2a4"), 5, -SearchValue.INFINITE, SearchValue.INFINITE);
    }
}
