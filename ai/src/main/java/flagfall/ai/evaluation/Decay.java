package flagfall.ai.evaluation;

/// What is left of an influence so many steps away, when each step takes the same share.
final class Decay {

    private final double[] left = new double[DistanceMap.FAR + 1];

    /// @param share what one step leaves of it
    Decay(double share) {
        left[0] = 1;
        for (int steps = 1; steps < left.length; steps++) {
            left[steps] = left[steps - 1] * share;
        }
    }

    double over(int steps) {
        return left[Math.max(0, steps)];
    }
}
