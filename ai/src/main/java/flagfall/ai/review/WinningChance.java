package flagfall.ai.review;

import flagfall.ai.search.MoveComparison;
import flagfall.ai.tuning.ReviewTuning;

/// What the values of the evaluation mean for the result: from zero for a lost game to one for a won one, a draw being
/// one half.
final class WinningChance {

    private static final ReviewTuning TUNING = ReviewTuning.DEFAULT;

    private WinningChance() {}

    static double of(int value) {
        return MoveComparison.isWon(value)
                ? 1
                : MoveComparison.isLost(value) ? 0 : inside(1 / (1 + Math.exp(-value / TUNING.scale())));
    }

    /// {@return a chance after the value has changed by so much}
    static double shifted(double chance, double change) {
        double before = inside(chance);
        return inside(1 / (1 + (1 - before) / before * Math.exp(-change / TUNING.scale())));
    }

    static double inside(double chance) {
        return Math.clamp(chance, TUNING.leastChance(), 1 - TUNING.leastChance());
    }
}
