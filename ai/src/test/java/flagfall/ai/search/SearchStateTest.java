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
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Red's captain stands before a hidden piece that has moved, and beside that one stands another.
class SearchStateTest {

    private static final String BOARD =
            "f........./b........./c........./ls......../..~~..~~../P.~~..~~../T........./.........I/.........B/F.........";

    private final InformationState known = Told.toRed(BOARD, "a7a6", "j3j4", "b7b6");
    private final SearchState state = state();
    private final int captain = at("a5");
    private final int prey = at("a6");

    private SearchState state() {
        EvaluationContext context = new EvaluationContext(known, StatisticalRankModel.FULL, Tuning.DEFAULT);
        return new SearchState(context, new HandcraftedEvaluator().begin(context, new SplittableRandom(1)));
    }

    private int at(String square) {
        return Told.pieceAt(known, square);
    }

    private static int move(String text) {
        return InformationState.code(MoveText.read(text).orElseThrow());
    }

    @Test
    void who_won_a_attack_has_just_taken_until_the_next_move() {
        attackLieutenant();
        assertThat(state.hasJustTaken(captain)).isTrue();
        state.play(move("a8a7"));
        assertThat(state.hasJustTaken(captain)).isFalse();
        state.undo();
        assertThat(state.hasJustTaken(captain)).isTrue();
        state.undo();
        assertThat(state.hasJustTaken(captain)).isFalse();
    }

    @Test
    void who_lost_a_attack_has_taken_nothing() {
        state.play(move("a5a6"), prey, Rank.MAJOR.ordinal(), 0);
        assertThat(state.hasJustTaken(captain)).isFalse();
    }

    @Test
    void a_neighbour_of_what_was_taken_is_feared_more_at_once_than_later() {
        StrikeEstimates estimates = new StrikeEstimates(state);
        attackLieutenant();
        double atOnce = estimates.oddsOfTheirs(move("b6a6")).stands();
        state.play(move("a8a7"));
        state.play(move("j4j3"));
        double later = estimates.oddsOfTheirs(move("b6a6")).stands();
        assertThat(atOnce).isGreaterThan(later);
    }

    @Test
    void the_same_board_has_another_key_where_the_last_move_took_a_piece() {
        attackLieutenant();
        state.play(move("a8a7"));
        state.play(move("j4j3"));
        long earlier = state.key();
        state.undo();
        state.undo();
        state.undo();
        state.play(move("j4j3"));
        state.play(move("a8a7"));
        attackLieutenant();
        assertThat(state.key()).isNotEqualTo(earlier);
    }

    private void attackLieutenant() {
        state.play(move("a5a6"), prey, Rank.LIEUTENANT.ordinal(), 300);
    }
}
