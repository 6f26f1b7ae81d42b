package flagfall.ai.search;

import flagfall.ai.state.InformationState;

/// Says which moves look good before anything is searched.
public interface Policy {

    /// Finds all moves equally good, so that they stay in the order they come in.
    Policy NONE = (_, moves) -> new double[moves.length];

    /// {@return by index, how good each of these moves looks, on any scale: the more, the sooner it is searched}
    ///
    /// @param moves the legal moves, as the core writes them
    double[] priors(InformationState state, int[] moves);
}
