package flagfall.ai.belief;

import flagfall.ai.state.RankSet;
import java.util.Arrays;

/// How likely each piece of one side is to be each rank, in the eyes of the other: as it stands, and once it has moved.
public final class RankChances {

    /// The two cases. A piece that has moved has the same chances in both.
    public static final int UNMOVED = 0;

    public static final int MOVED = 1;

    private static final double ANY = 1.0 / Integer.bitCount(RankSet.MOVABLE);

    /// By case, piece and rank.
    private final double[][][] chance;

    /// @param chance by piece and rank; a piece that is known has its rank for certain
    public RankChances(double[][] chance) {
        this.chance = new double[][][] {
            chance, Arrays.stream(chance).map(RankChances::moved).toArray(double[][]::new)
        };
    }

    private static double[] moved(double[] chances) {
        double[] moved = chances.clone();
        double sum = 0;
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            moved[rank] = RankSet.isMovable(rank) ? moved[rank] : 0;
            sum += moved[rank];
        }
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            moved[rank] = sum > 0 ? moved[rank] / sum : RankSet.isMovable(rank) ? ANY : 0;
        }
        return moved;
    }

    /// {@return [#MOVED] or [#UNMOVED]}
    public static int caseOf(boolean hasMoved) {
        return hasMoved ? MOVED : UNMOVED;
    }

    /// {@return the chance that a piece has a rank}
    ///
    /// @param moved the case: [#UNMOVED] or [#MOVED]
    public double of(int piece, int moved, int rank) {
        return chance[moved][piece][rank];
    }

    /// {@return the chances of all ranks; not to be changed}
    ///
    /// @param moved the case: [#UNMOVED] or [#MOVED]
    public double[] of(int piece, int moved) {
        return chance[moved][piece];
    }
}
