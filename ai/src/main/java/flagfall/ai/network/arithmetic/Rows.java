package flagfall.ai.network.arithmetic;

/// Rows of numbers inside an array.
public final class Rows {

    private final float[] values;
    private final int at;
    private final int stride;

    /// @param at where the first row begins
    /// @param stride from the beginning of one row to that of the next
    public Rows(float[] values, int at, int stride) {
        this.values = values;
        this.at = at;
        this.stride = stride;
    }

    /// {@return rows of zeros, with room after the last}
    public static Rows zeros(int count, int stride) {
        return new Rows(new float[(count + Arithmetic.SPARE_ROWS) * stride], 0, stride);
    }

    public float[] values() {
        return values;
    }

    public int at() {
        return at;
    }

    public int stride() {
        return stride;
    }

    /// {@return the rows from this one on}
    public Rows from(int row) {
        return new Rows(values, at + row * stride, stride);
    }

    /// {@return the same rows without their first columns}
    public Rows columnsFrom(int column) {
        return new Rows(values, at + column, stride);
    }

    /// {@return the same numbers cut into rows of another length}
    public Rows reshaped(int newStride) {
        return new Rows(values, at, newStride);
    }
}
