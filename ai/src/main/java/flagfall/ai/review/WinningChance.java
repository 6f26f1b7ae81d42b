package flagfall.ai.review;

import flagfall.ai.search.MoveComparison;

/// What the values of the evaluation mean for the result: from zero for a lost game to one for a won one, a draw being
/// one half.
final class WinningChance {

    /// So much more is worth about a quarter of the points in an even game.
    private static final double SCALE = 2500;

    /// Nobody is quite sure of a game that goes on.
    private static final double LEAST = 0.01;

    private WinningChance() {}

    static double of(int value) {
        return MoveComparison.isWon(value)
                ? 1
                : MoveComparison.isLost(value) ? 0 : inside(1 / (1 + Math.exp(-value / SCALE)));
    }

    /// {@return a chance after the value has changed by so much}
    static double shifted(double chance, double change) {
        double before = inside(chance);
        return inside(1 / (1 + (1 - before) / before * Math.exp(-change / SCALE)));
    }

    static double inside(double chance) {
        return Math.clamp(chance, LEAST, 1 - LEAST);
    }
}
