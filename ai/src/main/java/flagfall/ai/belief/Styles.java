package flagfall.ai.belief;

import flagfall.ai.data.DataFile;
import flagfall.rules.Ruleset;
import java.util.List;

/// How people and the strongest known player set up, sorted into styles: in each, how often each rank stands on each of
/// the [Homes]. What has been seen of an army tells its styles apart, and they tell what to expect of the rest: bombs
/// about the flag, the spy near its general, the other wing of a setup that many play.
final class Styles {

    /// How far what is seen is believed to tell the style, since an army may be nobody's.
    private static final double TEMPER = 0.9;
    private static final double UNIT = 1000;
    private static final double SHARES = 10_000;
    /// What was never seen may still be.
    private static final double LEAST = 0.0004;

    private static final Styles CLASSIC = new Styles(DataFile.lines(Styles.class, "classic.txt"));
    private static final Styles SPARSE = new Styles(DataFile.lines(Styles.class, "barrage.txt"));

    private final double[] share;
    /// By style, square and rank.
    private final double[][][] stands;

    private Styles(List<String> lines) {
        int count = lines.size() / (1 + Ranks.COUNT);
        share = new double[count];
        stands = new double[count][Homes.SQUARES][Ranks.COUNT];
        for (int style = 0; style < count; style++) {
            int line = style * (1 + Ranks.COUNT);
            share[style] = Integer.parseInt(lines.get(line)) / SHARES;
            for (int rank = 0; rank < Ranks.COUNT; rank++) {
                String[] words = lines.get(line + 1 + rank).split(" ", -1);
                for (int square = 0; square < Homes.SQUARES; square++) {
                    stands[style][square][rank] = Math.max(LEAST, Integer.parseInt(words[square + 1]) / UNIT);
                }
            }
        }
    }

    static Styles of(Ruleset rules) {
        return Homes.areSparse(rules) ? SPARSE : CLASSIC;
    }

    /// {@return by square and rank, how likely a piece that began there is of that rank}
    ///
    /// @param squares where pieces of an army began
    /// @param ranks what each of them can still be, or is known to have been
    double[][] given(int[] squares, int[] ranks) {
        double[] weight = weights(squares, ranks);
        double[][] table = new double[Homes.SQUARES][Ranks.COUNT];
        for (int square = 0; square < Homes.SQUARES; square++) {
            double sum = 0;
            for (int rank = 0; rank < Ranks.COUNT; rank++) {
                for (int style = 0; style < weight.length; style++) {
                    table[square][rank] += weight[style] * stands[style][square][rank];
                }
                sum += table[square][rank];
            }
            for (int rank = 0; rank < Ranks.COUNT; rank++) {
                table[square][rank] /= sum;
            }
        }
        return table;
    }

    /// {@return how likely each style is, on a scale of its own}
    private double[] weights(int[] squares, int[] ranks) {
        double[] weight = new double[share.length];
        double most = Double.NEGATIVE_INFINITY;
        for (int style = 0; style < weight.length; style++) {
            for (int index = 0; index < squares.length; index++) {
                weight[style] += Math.log(chance(stands[style][squares[index]], ranks[index]));
            }
            weight[style] = TEMPER * weight[style] + Math.log(share[style]);
            most = Math.max(most, weight[style]);
        }
        for (int style = 0; style < weight.length; style++) {
            weight[style] = Math.exp(weight[style] - most);
        }
        return weight;
    }

    private static double chance(double[] stands, int ranks) {
        // More than nothing even where a story that cannot be leaves a piece no rank.
        double chance = LEAST;
        for (int rest = ranks; rest != 0; rest &= rest - 1) {
            chance += stands[Integer.numberOfTrailingZeros(rest)];
        }
        return chance;
    }
}
