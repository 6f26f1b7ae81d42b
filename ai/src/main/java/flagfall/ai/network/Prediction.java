package flagfall.ai.network;

/// The network's answer. What it says of the outcome it says for the side to move.
public final class Prediction {

    private final float[] outcome;
    private final float[] logits;
    private final float[][] belief;

    /// @param outcome win, draw, loss
    /// @param logits one for each move of the question
    /// @param belief by token and kind; no rows where it was not asked for
    Prediction(float[] outcome, float[] logits, float[][] belief) {
        this.outcome = outcome;
        this.logits = logits;
        this.belief = belief;
    }

    public float win() {
        return outcome[0];
    }

    public float draw() {
        return outcome[1];
    }

    public float loss() {
        return outcome[2];
    }

    /// {@return what is to be expected, from -1 for a loss to 1 for a win}
    public float value() {
        return win() - loss();
    }

    /// {@return the chance that a hidden enemy on this token is of this kind}
    public float belief(int token, int kind) {
        return belief[token][kind];
    }

    /// {@return the probability of each move at a temperature, in the order of the question}
    public double[] policy(double temperature) {
        double most = Double.NEGATIVE_INFINITY;
        for (float logit : logits) {
            most = Math.max(most, logit);
        }
        double[] policy = new double[logits.length];
        double sum = 0;
        for (int index = 0; index < logits.length; index++) {
            policy[index] = Math.exp((logits[index] - most) / temperature);
            sum += policy[index];
        }
        for (int index = 0; index < policy.length; index++) {
            policy[index] /= sum;
        }
        return policy;
    }
}
