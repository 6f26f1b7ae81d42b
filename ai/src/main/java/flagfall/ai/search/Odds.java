package flagfall.ai.search;

import flagfall.ai.belief.Ranks;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;

/// How a battle between a piece of known rank and a stranger may end. Chances add up to the chance that the stranger
/// takes part at all: one that strikes must be able to move.
///
/// @param gainIfFalls what the stranger is worth if it falls alone, on average
/// @param gainIfBoth what it is worth if both fall, on average
/// @param asFallen the likeliest rank of a stranger that falls alone, or minus one; so for the other two
record Odds(
        double falls,
        double stands,
        double both,
        double flag,
        double gainIfFalls,
        double gainIfBoth,
        int asFallen,
        int asStanding,
        int asBoth) {

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int FALLS = 0;
    private static final int STANDS = 1;
    private static final int BOTH = 2;

    /// {@return the odds of one of ours striking a stranger}
    static Odds striking(Tables tables, int ours, double[] chance, int[] worth) {
        Sum sum = new Sum();
        double flag = 0;
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            if (rank == FLAG) {
                flag = chance[rank];
            } else if (chance[rank] > 0) {
                int clash = tables.clash(ours, rank);
                int outcome = clash == Clash.ATTACKER_WINS.ordinal()
                        ? FALLS
                        : clash == Clash.DEFENDER_WINS.ordinal() ? STANDS : BOTH;
                sum.add(outcome, chance[rank], rank, worth[rank]);
            }
        }
        return sum.odds(flag);
    }

    /// {@return the odds of being struck by a stranger, one that wants to strike as often as `wish` says by rank}
    static Odds struck(Tables tables, int ours, double[] chance, int[] worth, double[] wish) {
        Sum sum = new Sum();
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            double weight = chance[rank] * wish[rank];
            if (weight > 0 && Ranks.has(Ranks.MOVABLE, rank)) {
                int clash = tables.clash(rank, ours);
                int outcome = clash == Clash.ATTACKER_WINS.ordinal()
                        ? STANDS
                        : clash == Clash.DEFENDER_WINS.ordinal() ? FALLS : BOTH;
                sum.add(outcome, weight, rank, worth[rank]);
            }
        }
        return sum.odds(0);
    }

    private static final class Sum {
        private final double[] chance = new double[3];
        private final double[] gain = new double[3];
        private final double[] best = new double[3];
        private final int[] likeliest = {-1, -1, -1};

        void add(int outcome, double weight, int rank, int worth) {
            chance[outcome] += weight;
            gain[outcome] += weight * worth;
            if (weight > best[outcome]) {
                best[outcome] = weight;
                likeliest[outcome] = rank;
            }
        }

        Odds odds(double flag) {
            return new Odds(
                    chance[FALLS],
                    chance[STANDS],
                    chance[BOTH],
                    flag,
                    chance[FALLS] > 0 ? gain[FALLS] / chance[FALLS] : 0,
                    chance[BOTH] > 0 ? gain[BOTH] / chance[BOTH] : 0,
                    likeliest[FALLS],
                    likeliest[STANDS],
                    likeliest[BOTH]);
        }
    }
}
