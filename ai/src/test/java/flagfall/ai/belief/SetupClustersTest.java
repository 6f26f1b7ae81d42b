package flagfall.ai.belief;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.Tuning;
import flagfall.piece.Rank;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Test;

/// Home squares are counted from the front row, left to right as their owner sees them: 30 is the left corner of the
/// back row, 39 the right one.
class SetupClustersTest {

    private static final int LEFT_CORNER = 30;
    private static final int[] NOTHING = {};

    private final SetupClusters clusters = SetupClusters.of(Rulesets.CLASSIC);
    private final double[][] atFirst = given(NOTHING, NOTHING);

    private double[][] given(int[] squares, int[] ranks) {
        return clusters.given(squares, ranks, Tuning.DEFAULT.belief());
    }

    /// {@return what to expect once two pieces have been seen}
    private double[][] after(int square, Rank rank, int other, Rank another) {
        return given(new int[] {square, other}, new int[] {RankSet.of(rank), RankSet.of(another)});
    }

    private static double flag(double[][] table, int square) {
        return table[square][Rank.FLAG.ordinal()];
    }

    @Test
    void the_chances_of_a_square_add_up() {
        for (double[] square : after(3, Rank.MARSHAL, 12, Rank.SPY)) {
            double sum = 0;
            for (double chance : square) {
                sum += chance;
            }
            assertThat(sum).isBetween(0.999999, 1.000001);
        }
    }

    @Test
    void bombs_about_a_corner_tell_of_the_flag() {
        double[][] walled = after(LEFT_CORNER + 1, Rank.BOMB, LEFT_CORNER - 10, Rank.BOMB);
        assertThat(flag(walled, LEFT_CORNER)).isGreaterThan(2 * flag(atFirst, LEFT_CORNER));
    }

    @Test
    void common_pieces_about_a_corner_tell_of_no_flag() {
        double[][] open = after(LEFT_CORNER + 1, Rank.SCOUT, LEFT_CORNER - 10, Rank.CAPTAIN);
        assertThat(flag(open, LEFT_CORNER)).isLessThan(0.5 * flag(atFirst, LEFT_CORNER));
    }

    @Test
    void a_spy_stands_near_its_general() {
        int spy = Rank.SPY.ordinal();
        double[][] left = given(new int[] {11}, new int[] {RankSet.of(Rank.GENERAL)});
        double[][] right = given(new int[] {18}, new int[] {RankSet.of(Rank.GENERAL)});
        assertThat(left[12][spy]).isGreaterThan(1.5 * right[12][spy]);
    }

    @Test
    void what_nobody_ever_set_up_leaves_all_chances_open() {
        double[][] table = after(0, Rank.FLAG, 1, Rank.SPY);
        assertThat(table[LEFT_CORNER][Rank.MINER.ordinal()]).isGreaterThan(0).isLessThan(1);
    }
}
