package flagfall.ai.network.arithmetic;

import static flagfall.ai.network.arithmetic.VectorArithmetic.LANES;
import static flagfall.ai.network.arithmetic.VectorArithmetic.SPECIES;

import jdk.incubator.vector.FloatVector;

/// Panels a few vectors wide, each from top to bottom, so that a product reads straight ahead. A few rows are
/// multiplied with a panel at a time: eight sums keep both multipliers of a core busy. Twelve would need fewer reads,
/// but then the compiler runs out of registers under some garbage collectors, and it all takes twice the time.
final class VectorMatrix implements DenseMatrix {

    /// Wide vectors make a panel of two of them, and leave room for four rows.
    private static final boolean WIDE = LANES == Arithmetic.SPARE_COLUMNS / 2;

    private static final int BLOCK = WIDE ? 4 : 2;
    private static final int PANEL = WIDE ? 2 * LANES : 4 * LANES;

    private final int inner;
    private final int outer;
    private final float[] panels;

    VectorMatrix(int inner, int outer) {
        this.inner = inner;
        this.outer = outer;
        panels = new float[Arithmetic.roundUp(outer, PANEL) * inner];
    }

    @Override
    public void fill(Rows rows) {
        for (int left = 0; left < outer; left += PANEL) {
            int width = Math.min(PANEL, outer - left);
            for (int index = 0; index < inner; index++) {
                int at = rows.at() + index * rows.stride() + left;
                System.arraycopy(rows.values(), at, panels, left * inner + index * PANEL, width);
            }
        }
    }

    @Override
    public void fillTransposed(Rows rows) {
        for (int column = 0; column < outer; column++) {
            int at = rows.at() + column * rows.stride();
            int to = column / PANEL * PANEL * inner + column % PANEL;
            for (int index = 0; index < inner; index++) {
                panels[to + index * PANEL] = rows.values()[at + index];
            }
        }
    }

    @Override
    public void multiply(Rows in, int count, float[] bias, Rows out, Then then) {
        float[] sums = new float[BLOCK * PANEL];
        for (int left = 0; left < outer; left += PANEL) {
            for (int row = 0; row < count; row += BLOCK) {
                int at = in.at() + row * in.stride();
                if (WIDE) {
                    multiplyFour(in.values(), at, in.stride(), panels, left * inner, inner, sums);
                } else {
                    multiplyTwo(in.values(), at, at + in.stride(), panels, left * inner, inner, sums);
                }
                for (int each = 0; each < BLOCK; each++) {
                    int to = out.at() + (row + each) * out.stride() + left;
                    finish(sums, each * PANEL, bias, left, out.values(), to, then);
                }
            }
        }
    }

    /// Four rows and one panel of two vectors.
    private static void multiplyFour(
            float[] in, int first, int stride, float[] panels, int panel, int inner, float[] sums) {
        int second = first + stride;
        int third = second + stride;
        int fourth = third + stride;
        FloatVector a0 = FloatVector.zero(SPECIES);
        FloatVector a1 = a0;
        FloatVector b0 = a0;
        FloatVector b1 = a0;
        FloatVector c0 = a0;
        FloatVector c1 = a0;
        FloatVector d0 = a0;
        FloatVector d1 = a0;
        for (int index = 0; index < inner; index++) {
            FloatVector p0 = FloatVector.fromArray(SPECIES, panels, panel + index * PANEL);
            FloatVector p1 = FloatVector.fromArray(SPECIES, panels, panel + index * PANEL + LANES);
            FloatVector factor = FloatVector.broadcast(SPECIES, in[first + index]);
            a0 = factor.fma(p0, a0);
            a1 = factor.fma(p1, a1);
            factor = FloatVector.broadcast(SPECIES, in[second + index]);
            b0 = factor.fma(p0, b0);
            b1 = factor.fma(p1, b1);
            factor = FloatVector.broadcast(SPECIES, in[third + index]);
            c0 = factor.fma(p0, c0);
            c1 = factor.fma(p1, c1);
            factor = FloatVector.broadcast(SPECIES, in[fourth + index]);
            d0 = factor.fma(p0, d0);
            d1 = factor.fma(p1, d1);
        }
        a0.intoArray(sums, 0);
        a1.intoArray(sums, LANES);
        b0.intoArray(sums, PANEL);
        b1.intoArray(sums, PANEL + LANES);
        c0.intoArray(sums, 2 * PANEL);
        c1.intoArray(sums, 2 * PANEL + LANES);
        d0.intoArray(sums, 3 * PANEL);
        d1.intoArray(sums, 3 * PANEL + LANES);
    }

    /// Two rows and one panel of four vectors.
    private static void multiplyTwo(
            float[] in, int first, int second, float[] panels, int panel, int inner, float[] sums) {
        FloatVector a0 = FloatVector.zero(SPECIES);
        FloatVector a1 = a0;
        FloatVector a2 = a0;
        FloatVector a3 = a0;
        FloatVector b0 = a0;
        FloatVector b1 = a0;
        FloatVector b2 = a0;
        FloatVector b3 = a0;
        for (int index = 0; index < inner; index++) {
            FloatVector p0 = FloatVector.fromArray(SPECIES, panels, panel + index * PANEL);
            FloatVector p1 = FloatVector.fromArray(SPECIES, panels, panel + index * PANEL + LANES);
            FloatVector p2 = FloatVector.fromArray(SPECIES, panels, panel + index * PANEL + 2 * LANES);
            FloatVector p3 = FloatVector.fromArray(SPECIES, panels, panel + index * PANEL + 3 * LANES);
            FloatVector factor = FloatVector.broadcast(SPECIES, in[first + index]);
            a0 = factor.fma(p0, a0);
            a1 = factor.fma(p1, a1);
            a2 = factor.fma(p2, a2);
            a3 = factor.fma(p3, a3);
            factor = FloatVector.broadcast(SPECIES, in[second + index]);
            b0 = factor.fma(p0, b0);
            b1 = factor.fma(p1, b1);
            b2 = factor.fma(p2, b2);
            b3 = factor.fma(p3, b3);
        }
        a0.intoArray(sums, 0);
        a1.intoArray(sums, LANES);
        a2.intoArray(sums, 2 * LANES);
        a3.intoArray(sums, 3 * LANES);
        b0.intoArray(sums, PANEL);
        b1.intoArray(sums, PANEL + LANES);
        b2.intoArray(sums, PANEL + 2 * LANES);
        b3.intoArray(sums, PANEL + 3 * LANES);
    }

    private static void finish(float[] sums, int from, float[] bias, int left, float[] out, int to, Then then) {
        for (int column = 0; column < PANEL; column += LANES) {
            FloatVector sum = FloatVector.fromArray(SPECIES, sums, from + column)
                    .add(FloatVector.fromArray(SPECIES, bias, left + column));
            switch (then) {
                case STORE -> sum.intoArray(out, to + column);
                case STORE_POSITIVE -> sum.max(0f).intoArray(out, to + column);
                case ADD ->
                    sum.add(FloatVector.fromArray(SPECIES, out, to + column)).intoArray(out, to + column);
            }
        }
    }
}
