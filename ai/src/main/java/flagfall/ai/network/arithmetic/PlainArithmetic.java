package flagfall.ai.network.arithmetic;

/// Loops in the shape that the compiler turns into vector instructions by itself: whole arrays of equal length, one
/// index, nothing carried from one turn to the next.
public final class PlainArithmetic implements Arithmetic {

    @Override
    public DenseMatrix matrix(int inner, int outer) {
        return new PlainMatrix(inner, outer);
    }

    @Override
    public void softmax(Rows rows, int count, int length, float scale) {
        float[] values = rows.values();
        for (int row = 0; row < count; row++) {
            int at = rows.at() + row * rows.stride();
            float most = values[at];
            for (int index = at; index < at + length; index++) {
                most = Math.max(most, values[index]);
            }
            float sum = 0;
            for (int index = at; index < at + length; index++) {
                values[index] = Exponential.of((values[index] - most) * scale);
                sum += values[index];
            }
            for (int index = at; index < at + length; index++) {
                values[index] /= sum;
            }
        }
    }

    @Override
    public void normalize(Rows in, int count, float[] weight, float[] bias, Rows out) {
        int length = weight.length;
        for (int row = 0; row < count; row++) {
            int from = in.at() + row * in.stride();
            int to = out.at() + row * out.stride();
            float mean = 0;
            for (int index = 0; index < length; index++) {
                mean += in.values()[from + index];
            }
            mean /= length;
            float variance = 0;
            for (int index = 0; index < length; index++) {
                float away = in.values()[from + index] - mean;
                variance += away * away;
            }
            float stretch = (float) (1 / Math.sqrt(variance / length + EPSILON));
            for (int index = 0; index < length; index++) {
                out.values()[to + index] = (in.values()[from + index] - mean) * stretch * weight[index] + bias[index];
            }
        }
    }
}
