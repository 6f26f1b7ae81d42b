package flagfall.ai.network;

import flagfall.ai.network.arithmetic.Arithmetic;
import flagfall.ai.network.arithmetic.DenseMatrix;
import flagfall.ai.network.arithmetic.Rows;
import java.util.Arrays;

/// A matrix and a bias: one linear layer.
final class Linear {

    private final DenseMatrix matrix;
    private final float[] bias;

    Linear(NetworkFile file, Arithmetic arithmetic, String name) {
        float[] weights = file.tensor(name + ".weight");
        float[] biases = file.tensor(name + ".bias");
        int inner = weights.length / biases.length;
        matrix = arithmetic.matrix(inner, biases.length);
        matrix.fillTransposed(new Rows(weights, 0, inner));
        bias = Arrays.copyOf(biases, Arithmetic.roundUp(biases.length, Arithmetic.SPARE_COLUMNS));
    }

    void apply(Rows in, int count, Rows out, DenseMatrix.Then then) {
        matrix.multiply(in, count, bias, out, then);
    }
}
