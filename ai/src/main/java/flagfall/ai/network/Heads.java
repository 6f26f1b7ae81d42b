package flagfall.ai.network;

import flagfall.ai.network.arithmetic.Arithmetic;
import flagfall.ai.network.arithmetic.DenseMatrix.Then;
import flagfall.ai.network.arithmetic.Rows;
import flagfall.ai.network.encoding.TokenMoves.TokenMove;
import java.util.Arrays;
import java.util.List;

/// What is read off the tokens in the end: the outcome from their mean, the policy from pairs of them, a belief from
/// each.
final class Heads {

    private final Network network;
    private final int tokens;
    private final int width;
    private final Rows gathered;
    private final Rows sources;
    private final Rows targets;
    private final Rows few;

    Heads(Network network, int tokens, int most) {
        this.network = network;
        this.tokens = tokens;
        width = network.shape.width();
        int rows = Math.max(tokens, most);
        gathered = Rows.zeros(rows, width);
        sources = Rows.zeros(rows, width);
        targets = Rows.zeros(rows, width);
        few = Rows.zeros(rows, Arithmetic.SPARE_COLUMNS);
    }

    /// {@return win, draw and loss of each position}
    float[][] outcomes(Rows seen, int positions) {
        float[] means = gathered.values();
        Arrays.fill(means, 0);
        for (int row = 0; row < positions * tokens; row++) {
            int to = row / tokens * width;
            for (int index = 0; index < width; index++) {
                means[to + index] += seen.values()[row * width + index];
            }
        }
        for (int index = 0; index < positions * width; index++) {
            means[index] /= tokens;
        }
        network.valueHidden.apply(gathered, positions, sources, Then.STORE_POSITIVE);
        network.value.apply(sources, positions, few, Then.STORE);
        return probabilities(positions, NetworkShape.OUTCOMES);
    }

    /// {@return by token, what a hidden enemy there may be}
    float[][] belief(Rows seen) {
        network.belief.apply(seen, tokens, few, Then.STORE);
        return probabilities(tokens, NetworkShape.RANKS);
    }

    private float[][] probabilities(int rows, int length) {
        network.arithmetic.softmax(few, rows, length, 1);
        float[][] probabilities = new float[rows][];
        for (int row = 0; row < rows; row++) {
            int at = few.from(row).at();
            probabilities[row] = Arrays.copyOfRange(few.values(), at, at + length);
        }
        return probabilities;
    }

    /// Only the tokens that some move names are looked at.
    float[] policy(Rows seen, List<TokenMove> moves) {
        int[] sourceRows =
                gather(seen, moves.stream().mapToInt(TokenMove::source).toArray(), network.source, sources);
        int[] targetRows =
                gather(seen, moves.stream().mapToInt(TokenMove::target).toArray(), network.target, targets);
        float[] logits = new float[moves.size()];
        for (int index = 0; index < logits.length; index++) {
            logits[index] = product(sourceRows[index] * width, targetRows[index] * width) / (float) Math.sqrt(width);
        }
        return logits;
    }

    /// {@return for each of the tokens, the row that its product stands in}
    private int[] gather(Rows seen, int[] wanted, Linear layer, Rows out) {
        int[] rowOf = new int[tokens];
        Arrays.fill(rowOf, -1);
        int rows = 0;
        int[] found = new int[wanted.length];
        for (int index = 0; index < wanted.length; index++) {
            int token = wanted[index];
            if (rowOf[token] < 0) {
                rowOf[token] = rows;
                System.arraycopy(seen.values(), seen.from(token).at(), gathered.values(), rows * width, width);
                rows++;
            }
            found[index] = rowOf[token];
        }
        layer.apply(gathered, rows, out, Then.STORE);
        return found;
    }

    private float product(int source, int target) {
        float sum = 0;
        for (int index = 0; index < width; index++) {
            sum += sources.values()[source + index] * targets.values()[target + index];
        }
        return sum;
    }
}
