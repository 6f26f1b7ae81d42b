package flagfall.ai.network.arithmetic;

import static jdk.incubator.vector.VectorOperators.F2I;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.MAX;

import java.util.Arrays;
import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorSpecies;

/// Loops written for vector instructions of any width. Only loaded where Java was started with its vector module.
public final class VectorArithmetic implements Arithmetic {

    /// Wider ones would not fill a head of attention.
    static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED.length() > SPARE_COLUMNS / 2
            ? FloatVector.SPECIES_512
            : FloatVector.SPECIES_PREFERRED;

    static final int LANES = SPECIES.length();

    /// So far below every other number that its exponential is nothing beside theirs.
    private static final float NOTHING = -1e30f;

    @Override
    public DenseMatrix matrix(int inner, int outer) {
        return new VectorMatrix(inner, outer);
    }

    @Override
    public void softmax(Rows rows, int count, int length, float scale) {
        int whole = Arithmetic.roundUp(length, LANES);
        float[] lanes = new float[LANES];
        for (int row = 0; row < count; row++) {
            int at = rows.at() + row * rows.stride();
            Arrays.fill(rows.values(), at + length, at + whole, NOTHING);
            softmax(rows.values(), at, at + whole, scale, lanes);
        }
    }

    private static void softmax(float[] values, int from, int to, float scale, float[] lanes) {
        FloatVector highest = FloatVector.fromArray(SPECIES, values, from);
        for (int at = from + LANES; at < to; at += LANES) {
            highest = highest.max(FloatVector.fromArray(SPECIES, values, at));
        }
        float most = highest.reduceLanes(MAX);
        FloatVector total = FloatVector.zero(SPECIES);
        for (int at = from; at < to; at += LANES) {
            FloatVector power =
                    exp(FloatVector.fromArray(SPECIES, values, at).sub(most).mul(scale));
            power.intoArray(values, at);
            total = total.add(power);
        }
        float share = 1 / sum(total, lanes);
        for (int at = from; at < to; at += LANES) {
            FloatVector.fromArray(SPECIES, values, at).mul(share).intoArray(values, at);
        }
    }

    /// Java's own sum of lanes may take them in another order once it is compiled, and a last bit that changes changes
    /// what is drawn by chance.
    private static float sum(FloatVector vector, float[] lanes) {
        vector.intoArray(lanes, 0);
        float sum = 0;
        for (float lane : lanes) {
            sum += lane;
        }
        return sum;
    }

    /// As [Exponential#of] does it.
    private static FloatVector exp(FloatVector x) {
        FloatVector clamped = x.max(Exponential.LEAST);
        FloatVector doublings =
                clamped.mul(Exponential.LOG2_E).add(Exponential.ROUNDER).sub(Exponential.ROUNDER);
        FloatVector rest = clamped.sub(doublings.mul(Exponential.LN2_HIGH)).sub(doublings.mul(Exponential.LN2_LOW));
        FloatVector mantissa = rest.mul(Exponential.OVER_5040)
                .add(Exponential.OVER_720)
                .mul(rest)
                .add(Exponential.OVER_120)
                .mul(rest)
                .add(Exponential.OVER_24)
                .mul(rest)
                .add(Exponential.OVER_6)
                .mul(rest)
                .add(Exponential.OVER_2)
                .mul(rest)
                .add(1f)
                .mul(rest)
                .add(1f);
        IntVector shift = ((IntVector) doublings.convert(F2I, 0)).lanewise(LSHL, Exponential.MANTISSA_BITS);
        return mantissa.reinterpretAsInts().add(shift).reinterpretAsFloats();
    }

    @Override
    public void normalize(Rows in, int count, float[] weight, float[] bias, Rows out) {
        float[] lanes = new float[LANES];
        for (int row = 0; row < count; row++) {
            int from = in.at() + row * in.stride();
            normalize(in.values(), from, weight, bias, out.values(), out.at() + row * out.stride(), lanes);
        }
    }

    private static void normalize(
            float[] in, int from, float[] weight, float[] bias, float[] out, int to, float[] lanes) {
        int length = weight.length;
        FloatVector sum = FloatVector.zero(SPECIES);
        for (int index = 0; index < length; index += LANES) {
            sum = sum.add(FloatVector.fromArray(SPECIES, in, from + index));
        }
        float mean = sum(sum, lanes) / length;
        FloatVector squares = FloatVector.zero(SPECIES);
        for (int index = 0; index < length; index += LANES) {
            FloatVector away = FloatVector.fromArray(SPECIES, in, from + index).sub(mean);
            squares = away.fma(away, squares);
        }
        float stretch = (float) (1 / Math.sqrt(sum(squares, lanes) / length + EPSILON));
        for (int index = 0; index < length; index += LANES) {
            FloatVector.fromArray(SPECIES, in, from + index)
                    .sub(mean)
                    .mul(stretch)
                    .fma(FloatVector.fromArray(SPECIES, weight, index), FloatVector.fromArray(SPECIES, bias, index))
                    .intoArray(out, to + index);
        }
    }
}
