package flagfall.ai.belief;

import flagfall.ai.data.DataFile;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.RankModelTuning;
import flagfall.rules.Ruleset;
import java.util.List;

/// How people and the strongest known player set up, sorted into clusters: in each, how often each rank stands on each
/// of the [HomeSquares]. What has been seen of an army tells which cluster it may be in, and the clusters tell what to
/// expect of the rest: bombs about the flag, the spy near its general, the other wing of a setup that many play.
final class SetupClusters {

    /// The units of the files.
    private static final double THOUSANDTHS = 1000;

    private static final double TEN_THOUSANDTHS = 10_000;

    private static final SetupClusters CLASSIC = new SetupClusters(DataFile.lines(SetupClusters.class, "classic.txt"));
    private static final SetupClusters SPARSE = new SetupClusters(DataFile.lines(SetupClusters.class, "barrage.txt"));

    private final double[] share;
    /// By cluster, square and rank.
    private final double[][][] stands;

    private SetupClusters(List<String> lines) {
        int count = lines.size() / (1 + RankSet.COUNT);
        share = new double[count];
        stands = new double[count][HomeSquares.SQUARES][RankSet.COUNT];
        for (int cluster = 0; cluster < count; cluster++) {
            int line = cluster * (1 + RankSet.COUNT);
            share[cluster] = Integer.parseInt(lines.get(line)) / TEN_THOUSANDTHS;
            for (int rank = 0; rank < RankSet.COUNT; rank++) {
                String[] words = lines.get(line + 1 + rank).split(" ", -1);
                for (int square = 0; square < HomeSquares.SQUARES; square++) {
                    stands[cluster][square][rank] = Integer.parseInt(words[square + 1]) / THOUSANDTHS;
                }
            }
        }
    }

    static SetupClusters of(Ruleset rules) {
        return HomeSquares.areSparse(rules) ? SPARSE : CLASSIC;
    }

    /// {@return by square and rank, how likely a piece that began there is of that rank}
    ///
    /// @param squares where pieces of an army began
    /// @param ranks what each of them can still be, or is known to have been
    double[][] given(int[] squares, int[] ranks, RankModelTuning tuning) {
        double[] weight = weights(squares, ranks, tuning);
        double[][] table = new double[HomeSquares.SQUARES][RankSet.COUNT];
        for (int square = 0; square < HomeSquares.SQUARES; square++) {
            double sum = 0;
            for (int rank = 0; rank < RankSet.COUNT; rank++) {
                for (int cluster = 0; cluster < weight.length; cluster++) {
                    double often = Math.max(tuning.leastShare(), stands[cluster][square][rank]);
                    table[square][rank] += weight[cluster] * often;
                }
                sum += table[square][rank];
            }
            for (int rank = 0; rank < RankSet.COUNT; rank++) {
                table[square][rank] /= sum;
            }
        }
        return table;
    }

    /// {@return how likely each cluster is, on a scale of its own}
    private double[] weights(int[] squares, int[] ranks, RankModelTuning tuning) {
        double[] weight = new double[share.length];
        double most = Double.NEGATIVE_INFINITY;
        for (int cluster = 0; cluster < weight.length; cluster++) {
            for (int index = 0; index < squares.length; index++) {
                weight[cluster] += Math.log(chance(stands[cluster][squares[index]], ranks[index], tuning.leastShare()));
            }
            weight[cluster] = tuning.clusterTemper() * weight[cluster] + Math.log(share[cluster]);
            most = Math.max(most, weight[cluster]);
        }
        for (int cluster = 0; cluster < weight.length; cluster++) {
            weight[cluster] = Math.exp(weight[cluster] - most);
        }
        return weight;
    }

    private static double chance(double[] stands, int ranks, double least) {
        // More than nothing even where a history that cannot be leaves a piece no rank.
        double chance = least;
        for (int rest = ranks; rest != 0; rest &= rest - 1) {
            chance += Math.max(least, stands[Integer.numberOfTrailingZeros(rest)]);
        }
        return chance;
    }
}
