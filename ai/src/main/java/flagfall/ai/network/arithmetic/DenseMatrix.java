package flagfall.ai.network.arithmetic;

/// A matrix to multiply rows with, laid out as its [Arithmetic] likes it best.
public interface DenseMatrix {

    /// What to do with a product.
    enum Then {
        STORE,
        /// Store it where it is positive, and zero where it is not.
        STORE_POSITIVE,
        /// Add it to what stands there.
        ADD
    }

    /// Takes over the numbers of rows as long as a product.
    void fill(Rows rows);

    /// Takes over the numbers of rows as long as a factor, one for each number of a product: as weights are kept.
    void fillTransposed(Rows rows);

    /// Multiplies rows and adds a bias to each product. Up to [Arithmetic#SPARE_ROWS] rows more than asked for are read
    /// and written, and a product is written up to a multiple of [Arithmetic#SPARE_COLUMNS].
    void multiply(Rows in, int count, float[] bias, Rows out, Then then);
}
