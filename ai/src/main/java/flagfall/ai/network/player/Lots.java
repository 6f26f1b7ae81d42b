package flagfall.ai.network.player;

import java.util.Random;

/// Draws by weights.
final class Lots {

    private Lots() {}

    /// {@return an index, the more likely the more it weighs; never one that weighs nothing}
    static int draw(double[] weights, Random random) {
        double sum = 0;
        for (double weight : weights) {
            sum += weight;
        }
        double left = random.nextDouble() * sum;
        int drawn = -1;
        for (int index = 0; index < weights.length; index++) {
            if (weights[index] > 0) {
                drawn = index;
                left -= weights[index];
            }
            if (left < 0) {
                break;
            }
        }
        return drawn;
    }
}
