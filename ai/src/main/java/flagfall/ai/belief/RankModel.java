package flagfall.ai.belief;

import flagfall.ai.state.InformationState;
import flagfall.ai.tuning.Tuning;

/// Tells for each hidden piece how likely each rank is.
public interface RankModel {

    /// {@return the chances of a side's pieces, as the other side may see them}
    ///
    /// @param side the enemy of the side that knows the state, or that side itself: then its enemy does the guessing,
    /// and nothing may be used that the enemy does not know
    /// @param tuning the numbers to go by, for models that have some
    RankChances chances(InformationState state, int side, Tuning tuning);
}
