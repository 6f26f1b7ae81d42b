package flagfall.ai.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.belief.RankChances;
import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.state.InformationState;
import flagfall.ai.tool.Told;
import flagfall.ai.tuning.Tuning;
import flagfall.piece.Rank;
import org.junit.jupiter.api.Test;

/// A Blue colonel has taken a sergeant and stands among Red pieces that it does not know; hidden pieces stand behind
/// it.
class EvaluationContextTest {

    private static final String BOARD =
            "fb.......b/bits....../.s......../c........./T.~~..~~../T.~~..~~../T...M...../.........I/.........B/F.........";
    private static final int COLONEL = Rank.COLONEL.ordinal();

    private final InformationState state = Told.toRed(BOARD, "a7a6", "e4e5", "b8b7");
    private final EvaluationContext context = context(state);

    private static EvaluationContext context(InformationState state) {
        return new EvaluationContext(state, StatisticalRankModel.FULL, Tuning.DEFAULT);
    }

    private int at(String square) {
        return Told.pieceAt(state, square);
    }

    @Test
    void a_piece_that_has_moved_is_attacked_sooner_than_one_that_may_be_a_bomb() {
        double unmoved =
                context.attackedHiddenBy(COLONEL, at("a5"), RankChances.UNMOVED).made();
        double moved =
                context.attackedHiddenBy(COLONEL, at("a5"), RankChances.MOVED).made();
        assertThat(moved).isGreaterThan(2 * unmoved);
    }

    @Test
    void officers_that_struck_what_never_moved_are_expected_to_go_on() {
        InformationState later = Told.toRed(BOARD, "a7a6", "e4e5", "a6a5", "e5e4", "b8b7");
        EvaluationContext known = context(later);
        int sergeant = Told.pieceAt(later, "a4");
        double before =
                context.attackedHiddenBy(COLONEL, at("a4"), RankChances.UNMOVED).made();
        double after =
                known.attackedHiddenBy(COLONEL, sergeant, RankChances.UNMOVED).made();
        assertThat(after).isGreaterThan(before + 0.01);
    }

    @Test
    void a_miner_does_not_mind_that_it_may_be_a_bomb() {
        double miner = context.attackedHiddenBy(Rank.MINER.ordinal(), at("a5"), RankChances.UNMOVED)
                .made();
        double colonel =
                context.attackedHiddenBy(COLONEL, at("a5"), RankChances.UNMOVED).made();
        assertThat(miner).isGreaterThan(2 * colonel);
    }

    @Test
    void who_stands_beside_what_we_took_may_have_guarded_it() {
        StrikeOdds bait = context.attackedKnown(Rank.SERGEANT.ordinal(), at("b7"), RankChances.MOVED, true);
        StrikeOdds other = context.attackedKnown(Rank.SERGEANT.ordinal(), at("b7"), RankChances.MOVED, false);
        assertThat(bait.stands()).isGreaterThan(other.stands());
    }

    @Test
    void high_officers_are_shy_of_bombs() {
        double bomb = context.chances().of(at("b10"), RankChances.UNMOVED, Rank.BOMB.ordinal());
        StrikeOdds marshal = context.attacking(Rank.MARSHAL.ordinal(), at("b10"), RankChances.UNMOVED);
        assertThat(marshal.stands()).isGreaterThan(bomb + 0.05);
    }
}
