package flagfall.app.score;

import java.util.Arrays;

/// The little linear algebra that ratings need.
final class Matrix {

    private static final double NOTHING = 1e-10;

    private Matrix() {}

    /// {@return the inverse of a square matrix}
    ///
    /// Gauss-Jordan elimination, with the largest entry of each column as its pivot.
    ///
    /// @throws IllegalArgumentException if there is none
    static double[][] inverse(double[][] matrix) {
        int size = matrix.length;
        double[][] rows = new double[size][];
        for (int row = 0; row < size; row++) {
            rows[row] = Arrays.copyOf(matrix[row], 2 * size);
            rows[row][size + row] = 1;
        }
        for (int column = 0; column < size; column++) {
            swap(rows, column, pivot(rows, column));
            for (int row = 0; row < size; row++) {
                double factor = rows[row][column] / rows[column][column];
                subtract(rows[row], rows[column], row == column ? 1 - 1 / rows[column][column] : factor);
            }
        }
        return Arrays.stream(rows)
                .map(row -> Arrays.copyOfRange(row, size, 2 * size))
                .toArray(double[][]::new);
    }

    private static int pivot(double[][] rows, int column) {
        int best = column;
        for (int row = column; row < rows.length; row++) {
            best = Math.abs(rows[row][column]) > Math.abs(rows[best][column]) ? row : best;
        }
        if (Math.abs(rows[best][column]) < NOTHING) {
            throw new IllegalArgumentException("the matrix has no inverse");
        }
        return best;
    }

    private static void swap(double[][] rows, int one, int other) {
        double[] row = rows[one];
        rows[one] = rows[other];
        rows[other] = row;
    }

    private static void subtract(double[] from, double[] row, double factor) {
        for (int column = 0; column < from.length; column++) {
            from[column] -= factor * row[column];
        }
    }
}
