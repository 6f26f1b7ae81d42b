package flagfall.ai.network.player;

import flagfall.ai.network.encoding.HiddenCounts;
import flagfall.ai.network.encoding.Kinds;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;

/// What an enemy piece may be: half the network's belief and half the counts. The belief was learned from how networks
/// behave, and strangers behave otherwise.
final class MixedBelief {

    private final Assessment assessment;
    private final InformationState state;
    private final HiddenCounts counts;

    MixedBelief(Assessment assessment) {
        this.assessment = assessment;
        state = assessment.state();
        counts = new HiddenCounts(state, 1 - state.me());
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
        int kind = Kinds.of(rank);
        double belief = assessment.prediction().belief(token, kind);
        return (belief + counts.chance(state.hasMoved(piece), kind) / 255.0) / 2;
    }
}
