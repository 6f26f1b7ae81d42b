package flagfall.ai.search;

import flagfall.ai.belief.Belief.Evidence;
import flagfall.ai.belief.Memory;

/// How a player thinks, as a value: how far it looks, how long it remembers, and which ingredients it uses. Levels are
/// some of these; experiments switch single ingredients off.
///
/// @param depth the most plies it looks ahead
/// @param span how many plies back it remembers what a piece was shown to be
public record Strength(int depth, int span, Evidence evidence, Weights weights) {

    public static final Strength FULL = new Strength(24, Memory.FOR_EVER, Evidence.ALL, Weights.TUNED);
}
