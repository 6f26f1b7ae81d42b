package flagfall.ai.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.Told;
import flagfall.ai.tuning.Tuning;
import flagfall.core.Grid;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.view.Viewer;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Both armies have known pieces on their way to the other's flag, and officers that could go home or strike.
class PieceSquareTablesTest {

    private static final String BOARD =
            "f........b/bits....../.s..g...../....C...../T.~~..~~../T.~~..~~../...M...c../.........I/....G....B/F.........";
    private static final String[] MOVES = {"e7e6", "h4h3", "e6e7", "h3h4"};

    private static PieceSquareTables tables(InformationState state, Map<String, Double> changes) {
        Tuning tuning = Tuning.DEFAULT.with(Map.of("evaluation.noise", 0.0)).with(changes);
        return new PieceSquareTables(
                new EvaluationContext(state, StatisticalRankModel.FULL, tuning), new SplittableRandom(1));
    }

    @ParameterizedTest
    @EnumSource
    void what_draws_a_piece_home_is_added_to_what_draws_it_out_for_either_side(Side side) {
        InformationState state = InformationState.of(Veil.memory(Told.game(BOARD, MOVES), new Viewer.Seat(side)));
        PieceSquareTables all = tables(state, Map.of());
        PieceSquareTables undefended =
                tables(state, Map.of("evaluation.flagDefence", 0.0, "evaluation.flagShield", 0.0));
        int drawnHomeAndOut = 0;
        for (int piece = 0; piece < state.pieces(); piece++) {
            for (int cell = 0; cell < Grid.CELLS; cell++) {
                assertThat(all.at(piece, cell))
                        .as("piece %d at %d", piece, cell)
                        .isEqualTo(undefended.at(piece, cell) + all.defenceAt(piece, cell));
                drawnHomeAndOut += all.defenceAt(piece, cell) > 0 && undefended.at(piece, cell) > 0 ? 1 : 0;
            }
        }
        assertThat(drawnHomeAndOut).isPositive();
    }
}
