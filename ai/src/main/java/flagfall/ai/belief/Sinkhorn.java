package flagfall.ai.belief;

import flagfall.ai.tuning.RankModelTuning;

/// Makes weights into chances by Sinkhorn balancing: each piece has some rank, and there are only so many of each rank.
/// Rows and columns are scaled in turn until both are right, which gives the chances that favour the weights and
/// nothing else.
final class Sinkhorn {

    private static final double TINY = 1e-9;

    private Sinkhorn() {}

    /// Scales the weights in place.
    ///
    /// @param weights a row for each piece, a column for each rank
    /// @param left how many there are of each rank; where they are more than the pieces, some are off the board
    static void balance(double[][] weights, int[] left, RankModelTuning tuning) {
        double spare = -weights.length;
        for (int count : left) {
            spare += count;
        }
        double share = weights.length / (weights.length + Math.max(0, spare));
        for (int round = 0; round < tuning.sinkhornRounds(); round++) {
            double error = scaleColumns(weights, left, share);
            scaleRows(weights);
            if (error < tuning.sinkhornTolerance()) {
                return;
            }
        }
    }

    /// {@return how far the worst column was off}
    private static double scaleColumns(double[][] weights, int[] left, double share) {
        double worst = 0;
        for (int rank = 0; rank < left.length; rank++) {
            double sum = 0;
            for (double[] row : weights) {
                sum += row[rank];
            }
            // The flag is always on the board.
            double wanted = rank == 0 ? left[rank] : left[rank] * share;
            double factor = sum < TINY ? 0 : wanted / sum;
            for (double[] row : weights) {
                row[rank] *= factor;
            }
            worst = Math.max(worst, sum < TINY ? 0 : Math.abs(sum - wanted));
        }
        return worst;
    }

    private static void scaleRows(double[][] weights) {
        for (double[] row : weights) {
            double sum = 0;
            for (double weight : row) {
                sum += weight;
            }
            for (int rank = 0; rank < row.length; rank++) {
                row[rank] = sum < TINY ? 1.0 / row.length : row[rank] / sum;
            }
        }
    }
}
