package flagfall.ai.network;

import static flagfall.ai.network.VectorArithmetic.LANES;
import static flagfall.ai.network.VectorArithmetic.SPECIES;

import jdk.incubator.vector.FloatVector;

/// Panels two vectors wide, each from top to bottom, so that a product reads straight ahead. Six rows are multiplied
/// with a panel at a time: their twelve sums, two vectors of the panel and one factor are what sixteen registers hold.
final class VectorMatrix implements DenseMatrix {

    private static final int BLOCK = Arithmetic.SPARE_ROWS + 1;
    private static final int PANEL = 2 * LANES;

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
        for (int left = 0; left < outer; left += PANEL) {
            for (int row = 0; row < count; row += BLOCK) {
                block(in.from(row), left * inner, bias, left, out.from(row).columnsFrom(left), then);
            }
        }
    }

    private void block(Rows in, int panel, float[] bias, int left, Rows out, Then then) {
        float[] a = in.values();
        float[] b = panels;
        int a0 = in.at();
        int a1 = a0 + in.stride();
        int a2 = a1 + in.stride();
        int a3 = a2 + in.stride();
        int a4 = a3 + in.stride();
        int a5 = a4 + in.stride();
        FloatVector p0 = FloatVector.fromArray(SPECIES, bias, left);
        FloatVector q0 = FloatVector.fromArray(SPECIES, bias, left + LANES);
        FloatVector p1 = p0;
        FloatVector q1 = q0;
        FloatVector p2 = p0;
        FloatVector q2 = q0;
        FloatVector p3 = p0;
        FloatVector q3 = q0;
        FloatVector p4 = p0;
        FloatVector q4 = q0;
        FloatVector p5 = p0;
        FloatVector q5 = q0;
        for (int index = 0; index < inner; index++) {
            FloatVector p = FloatVector.fromArray(SPECIES, b, panel + index * PANEL);
            FloatVector q = FloatVector.fromArray(SPECIES, b, panel + index * PANEL + LANES);
            FloatVector factor = FloatVector.broadcast(SPECIES, a[a0 + index]);
            p0 = factor.fma(p, p0);
            q0 = factor.fma(q, q0);
            factor = FloatVector.broadcast(SPECIES, a[a1 + index]);
            p1 = factor.fma(p, p1);
            q1 = factor.fma(q, q1);
            factor = FloatVector.broadcast(SPECIES, a[a2 + index]);
            p2 = factor.fma(p, p2);
            q2 = factor.fma(q, q2);
            factor = FloatVector.broadcast(SPECIES, a[a3 + index]);
            p3 = factor.fma(p, p3);
            q3 = factor.fma(q, q3);
            factor = FloatVector.broadcast(SPECIES, a[a4 + index]);
            p4 = factor.fma(p, p4);
            q4 = factor.fma(q, q4);
            factor = FloatVector.broadcast(SPECIES, a[a5 + index]);
            p5 = factor.fma(p, p5);
            q5 = factor.fma(q, q5);
        }
        finish(p0, q0, out, 0, then);
        finish(p1, q1, out, 1, then);
        finish(p2, q2, out, 2, then);
        finish(p3, q3, out, 3, then);
        finish(p4, q4, out, 4, then);
        finish(p5, q5, out, 5, then);
    }

    private static void finish(FloatVector p, FloatVector q, Rows out, int row, Then then) {
        float[] values = out.values();
        int at = out.at() + row * out.stride();
        switch (then) {
            case STORE -> {
                p.intoArray(values, at);
                q.intoArray(values, at + LANES);
            }
            case STORE_POSITIVE -> {
                p.max(0f).intoArray(values, at);
                q.max(0f).intoArray(values, at + LANES);
            }
            case ADD -> {
                p.add(FloatVector.fromArray(SPECIES, values, at)).intoArray(values, at);
                q.add(FloatVector.fromArray(SPECIES, values, at + LANES)).intoArray(values, at + LANES);
            }
        }
    }
}
