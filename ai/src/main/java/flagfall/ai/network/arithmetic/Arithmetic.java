package flagfall.ai.network.arithmetic;

/// The loops that take the time. Both kinds compute the same, but for the last bits of a float.
public sealed interface Arithmetic permits VectorArithmetic, PlainArithmetic {

    /// Room that arrays must have after the last row.
    int SPARE_ROWS = 3;
    /// Room that arrays must have after the last column: up to a multiple of this.
    int SPARE_COLUMNS = 32;

    /// Keeps the variance of a row from being zero.
    float EPSILON = 1e-5f;

    /// {@return a matrix of zeros}
    DenseMatrix matrix(int inner, int outer);

    /// Turns the first numbers of each row into probabilities, after multiplying them by a scale. The numbers after
    /// them, up to a multiple of [#SPARE_COLUMNS], are lost.
    void softmax(Rows rows, int count, int length, float scale);

    /// Shifts and stretches each row to mean zero and variance one, then multiplies by a weight and adds a bias.
    void normalize(Rows in, int count, float[] weight, float[] bias, Rows out);

    /// {@return the faster kind where Java lends its vectors, otherwise the other}
    static Arithmetic best() {
        return VectorModule.load() ? new VectorArithmetic() : new PlainArithmetic();
    }

    static int roundUp(int number, int multiple) {
        return (number + multiple - 1) / multiple * multiple;
    }
}
