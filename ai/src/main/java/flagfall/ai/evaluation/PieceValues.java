package flagfall.ai.evaluation;

import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.PieceValueTuning;
import flagfall.piece.Rank;

/// What a piece is worth, by side and rank; a marshal is about 4000. It depends on who is left: a spy without a marshal
/// to kill is nothing, the last miner is much, and a piece that no enemy can beat is more than its rank.
public final class PieceValues {

    private static final int SPY = Rank.SPY.ordinal();
    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int MINER = Rank.MINER.ordinal();
    private static final int MARSHAL = Rank.MARSHAL.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();

    private final InformationState state;
    private final PieceValueTuning tuning;
    private final double ahead;
    private final int[][] value = new int[2][RankSet.COUNT];

    PieceValues(InformationState state, PieceValueTuning tuning) {
        this.state = state;
        this.tuning = tuning;
        double[] army = new double[2];
        for (int side = 0; side < 2; side++) {
            for (Rank rank : Rank.values()) {
                int ordinal = rank.ordinal();
                value[side][ordinal] = (int) (base(rank) * (tuning.relative() ? factor(side, ordinal) : 1));
                army[side] += value[side][ordinal] * state.alive(side, ordinal);
            }
        }
        int me = state.me();
        ahead = (army[me] - army[1 - me]) / (army[0] + army[1] + 1);
        // Whoever is far ahead can afford to try things.
        double spent = Math.clamp(tuning.spend() * (ahead - tuning.spendFrom()), 0, tuning.mostSpent());
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            value[me][rank] = (int) (value[me][rank] * (1 - spent));
        }
    }

    private int base(Rank rank) {
        return switch (rank) {
            case FLAG -> 0;
            case SPY -> tuning.spy();
            case SCOUT -> tuning.scout();
            case MINER -> tuning.miner();
            case SERGEANT -> tuning.sergeant();
            case LIEUTENANT -> tuning.lieutenant();
            case CAPTAIN -> tuning.captain();
            case MAJOR -> tuning.major();
            case COLONEL -> tuning.colonel();
            case GENERAL -> tuning.general();
            case MARSHAL -> tuning.marshal();
            case BOMB -> tuning.bomb();
        };
    }

    private double factor(int side, int rank) {
        int enemy = 1 - side;
        if (rank == SPY) {
            return state.alive(enemy, MARSHAL) > 0 ? 1 : tuning.needlessSpy();
        }
        if (rank == MINER) {
            return state.alive(enemy, BOMB) > 0 ? scarcity(state.alive(side, MINER)) : tuning.needlessMiner();
        }
        double factor = rank != BOMB && rank > SCOUT && isUnbeatable(enemy, rank) ? tuning.unbeatable() : 1;
        return rank == MARSHAL && state.alive(enemy, SPY) > 0 ? factor * tuning.hunted() : factor;
    }

    private double scarcity(int miners) {
        return switch (miners) {
            case 1 -> tuning.lastMiner();
            case 2 -> tuning.lastTwoMiners();
            case 3 -> tuning.lastThreeMiners();
            default -> 1;
        };
    }

    private boolean isUnbeatable(int enemy, int rank) {
        for (int stronger = rank; stronger <= MARSHAL; stronger++) {
            if (state.alive(enemy, stronger) > 0) {
                return false;
            }
        }
        return true;
    }

    /// {@return how far we are ahead: one if the enemy has nothing left, minus one if we have}
    double ahead() {
        return ahead;
    }

    public int of(int side, int rank) {
        return value[side][rank];
    }

    /// {@return the values by rank; not to be changed}
    int[] of(int side) {
        return value[side];
    }
}
