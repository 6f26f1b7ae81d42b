package flagfall.ai.network.player;

import flagfall.ai.belief.RankChances;
import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.network.encoding.Kinds;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.Tuning;

/// What an enemy piece may be: half the network's belief and half the classical one. The network learned from how
/// networks set up and behave; people set up and behave otherwise, and the classical belief knows them better.
final class MixedBelief {

    private final Assessment assessment;
    private final InformationState state;
    private final RankChances classical;

    MixedBelief(Assessment assessment) {
        this.assessment = assessment;
        state = assessment.state();
        classical = StatisticalRankModel.FULL.chances(state, 1 - state.me(), Tuning.DEFAULT);
    }

    /// @param rank an ordinal
    double chance(int piece, int rank) {
        if (state.isShown(piece)) {
            return RankSet.lowest(state.ranks(piece)) == rank ? 1 : 0;
        }
        if (state.hasMoved(piece) && !RankSet.isMovable(rank)) {
            return 0;
        }
        int token = assessment.frame().token(state.place(piece));
        double learned = assessment.prediction().belief(token, Kinds.of(rank));
        return (learned + classical.of(piece, RankChances.UNMOVED, rank)) / 2;
    }
}
