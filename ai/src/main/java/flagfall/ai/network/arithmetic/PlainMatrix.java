package flagfall.ai.network.arithmetic;

/// One array for each number of a factor.
final class PlainMatrix implements DenseMatrix {

    /// Rows added to a product at once.
    private static final int AT_ONCE = 4;

    private final int outer;
    private final float[][] values;
    private final float[] zeros;

    PlainMatrix(int inner, int outer) {
        this.outer = outer;
        values = new float[inner][outer];
        zeros = new float[outer];
    }

    @Override
    public void fill(Rows rows) {
        for (int index = 0; index < values.length; index++) {
            System.arraycopy(rows.values(), rows.at() + index * rows.stride(), values[index], 0, outer);
        }
    }

    @Override
    public void fillTransposed(Rows rows) {
        for (int column = 0; column < outer; column++) {
            int at = rows.at() + column * rows.stride();
            for (int index = 0; index < values.length; index++) {
                values[index][column] = rows.values()[at + index];
            }
        }
    }

    @Override
    public void multiply(Rows in, int count, float[] bias, Rows out, Then then) {
        float[] product = new float[outer];
        for (int row = 0; row < count; row++) {
            System.arraycopy(bias, 0, product, 0, outer);
            multiply(in.values(), in.at() + row * in.stride(), product);
            finish(product, out.values(), out.at() + row * out.stride(), then);
        }
    }

    private void multiply(float[] factors, int at, float[] product) {
        int whole = values.length - values.length % AT_ONCE;
        for (int index = 0; index < whole; index += AT_ONCE) {
            add(
                    product,
                    values[index],
                    values[index + 1],
                    values[index + 2],
                    values[index + 3],
                    factors[at + index],
                    factors[at + index + 1],
                    factors[at + index + 2],
                    factors[at + index + 3]);
        }
        for (int index = whole; index < values.length; index++) {
            add(product, values[index], zeros, zeros, zeros, factors[at + index], 0, 0, 0);
        }
    }

    private static void add(
            float[] product,
            float[] first,
            float[] second,
            float[] third,
            float[] fourth,
            float one,
            float two,
            float three,
            float four) {
        for (int index = 0; index < product.length; index++) {
            product[index] += one * first[index] + two * second[index] + three * third[index] + four * fourth[index];
        }
    }

    private static void finish(float[] product, float[] out, int at, Then then) {
        switch (then) {
            case STORE -> System.arraycopy(product, 0, out, at, product.length);
            case STORE_POSITIVE -> {
                for (int index = 0; index < product.length; index++) {
                    out[at + index] = Math.max(product[index], 0);
                }
            }
            case ADD -> {
                for (int index = 0; index < product.length; index++) {
                    out[at + index] += product[index];
                }
            }
        }
    }
}
