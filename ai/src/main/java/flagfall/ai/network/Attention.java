package flagfall.ai.network;

import flagfall.ai.network.arithmetic.Arithmetic;
import flagfall.ai.network.arithmetic.DenseMatrix;
import flagfall.ai.network.arithmetic.DenseMatrix.Then;
import flagfall.ai.network.arithmetic.Rows;

/// Lets the tokens of one position look at each other, head by head.
final class Attention {

    private final Arithmetic arithmetic;
    private final NetworkShape shape;
    private final int tokens;
    private final DenseMatrix keys;
    private final DenseMatrix values;
    private final Rows shares;
    private final float[] noBias;
    private final float scale;

    Attention(Arithmetic arithmetic, NetworkShape shape, int tokens) {
        this.arithmetic = arithmetic;
        this.shape = shape;
        this.tokens = tokens;
        keys = arithmetic.matrix(shape.headWidth(), tokens);
        values = arithmetic.matrix(tokens, shape.headWidth());
        int stride = Arithmetic.roundUp(tokens, Arithmetic.SPARE_COLUMNS);
        shares = Rows.zeros(tokens, stride);
        noBias = new float[Math.max(stride, shape.width())];
        scale = (float) (1 / Math.sqrt(shape.headWidth()));
    }

    /// @param qkv a row a token: its query, its key, its value
    void apply(Rows qkv, Rows out) {
        for (int head = 0; head < shape.heads(); head++) {
            int column = head * shape.headWidth();
            keys.fillTransposed(qkv.columnsFrom(shape.width() + column));
            values.fill(qkv.columnsFrom(2 * shape.width() + column));
            keys.multiply(qkv.columnsFrom(column), tokens, noBias, shares, Then.STORE);
            arithmetic.softmax(shares, tokens, tokens, scale);
            values.multiply(shares, tokens, noBias, out.columnsFrom(column), Then.STORE);
        }
    }
}
