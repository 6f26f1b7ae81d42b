package flagfall.ai.search;

import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.piece.Rank;

/// What a piece is worth, by side and rank, in thousandths of four marshals' quarter: a marshal is about 4000. It
/// depends on who is left: a spy without a marshal to kill is nothing, the last miner is much, and a piece that no
/// enemy can beat is more than its rank.
final class Worth {

    private static final int SPY = Rank.SPY.ordinal();
    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int MINER = Rank.MINER.ordinal();
    private static final int MARSHAL = Rank.MARSHAL.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();

    // In the order of the ranks: flag, spy, scout, miner, sergeant … marshal, bomb.
    private static final int[] BASE = {0, 700, 145, 360, 210, 300, 570, 850, 1530, 2520, 4600, 430};
    private static final double[] FEW_MINERS = {1, 2.4, 1.7, 1.3};
    private static final double UNBEATABLE = 1.25;
    private static final double SPY_ABOUT = 0.85;
    private static final double FAR_AHEAD = 0.25;
    private static final double MOST_SPENT = 0.5;

    private final double ahead;
    private final int[][] worth = new int[2][Ranks.COUNT];

    Worth(Memory memory, Weights weights) {
        double[] army = new double[2];
        for (int side = 0; side < 2; side++) {
            for (int rank = 0; rank < Ranks.COUNT; rank++) {
                worth[side][rank] = (int) (BASE[rank] * (weights.relative() > 0 ? factor(memory, side, rank) : 1));
                army[side] += worth[side][rank] * memory.left(side, rank);
            }
        }
        int me = memory.me();
        ahead = (army[me] - army[1 - me]) / (army[0] + army[1] + 1);
        // Whoever is far ahead can afford to try things.
        double spare = 1 - Math.clamp(weights.spend() * (ahead - FAR_AHEAD), 0, MOST_SPENT);
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            worth[me][rank] = (int) (worth[me][rank] * spare);
        }
    }

    /// {@return how far we are ahead: one if the enemy has nothing left, minus one if we have}
    double ahead() {
        return ahead;
    }

    private static double factor(Memory memory, int side, int rank) {
        int enemy = 1 - side;
        if (rank == SPY) {
            return memory.left(enemy, MARSHAL) > 0 ? 1 : 0.15;
        }
        if (rank == MINER) {
            int miners = Math.min(memory.left(side, MINER), FEW_MINERS.length);
            boolean needed = memory.left(enemy, BOMB) > 0;
            return !needed ? 0.6 : miners == FEW_MINERS.length ? 1 : FEW_MINERS[miners];
        }
        double factor = rank != BOMB && rank > SCOUT && isUnbeatable(memory, enemy, rank) ? UNBEATABLE : 1;
        return rank == MARSHAL && memory.left(enemy, SPY) > 0 ? factor * SPY_ABOUT : factor;
    }

    private static boolean isUnbeatable(Memory memory, int enemy, int rank) {
        for (int stronger = rank; stronger <= MARSHAL; stronger++) {
            if (memory.left(enemy, stronger) > 0) {
                return false;
            }
        }
        return true;
    }

    int of(int side, int rank) {
        return worth[side][rank];
    }

    int[] of(int side) {
        return worth[side];
    }
}
