package flagfall.ai.evaluation;

import flagfall.ai.state.RankSet;
import flagfall.core.Tables;
import flagfall.piece.Rank;
import flagfall.rules.Clash;

/// How a battle between a piece of known rank and an unknown enemy may end. The chances add up to the chance that the
/// unknown piece takes part at all: one that attacks must be able to move, and want to.
///
/// @param falls the chance that the unknown piece falls alone
/// @param stands the chance that the known piece falls alone
/// @param both the chance that both fall
/// @param flag the chance that the unknown piece is the flag
/// @param gainIfFalls what the unknown piece is worth if it falls alone, on average
/// @param gainIfBoth what it is worth if both fall, on average
/// @param asFallen its likeliest rank if it falls alone, or minus one
/// @param asStanding its likeliest rank if it stands, or minus one
/// @param asBoth its likeliest rank if both fall, or minus one
public record StrikeOdds(
        double falls,
        double stands,
        double both,
        double flag,
        double gainIfFalls,
        double gainIfBoth,
        int asFallen,
        int asStanding,
        int asBoth) {

    /// From this chance on an unknown piece is taken to be the flag.
    private static final double CERTAIN = 0.999;

    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int FALLS = 0;
    private static final int STANDS = 1;
    private static final int BOTH = 2;

    /// {@return the odds of one of ours attacking an unknown piece}
    static StrikeOdds attacking(Tables tables, int ours, double[] chance, int[] value) {
        Sum sum = new Sum();
        double flag = 0;
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            if (rank == FLAG) {
                flag = chance[rank];
            } else if (chance[rank] > 0) {
                int clash = tables.clash(ours, rank);
                int outcome = clash == Clash.ATTACKER_WINS.ordinal()
                        ? FALLS
                        : clash == Clash.DEFENDER_WINS.ordinal() ? STANDS : BOTH;
                sum.add(outcome, chance[rank], rank, value[rank]);
            }
        }
        return sum.odds(flag);
    }

    /// {@return the odds of being attacked by an unknown piece}
    ///
    /// @param often by rank, how often it would attack
    static StrikeOdds attacked(Tables tables, int ours, double[] chance, int[] value, double[] often) {
        Sum sum = new Sum();
        for (int rank = 0; rank < RankSet.COUNT; rank++) {
            double weight = chance[rank] * often[rank];
            if (weight > 0 && RankSet.isMovable(rank)) {
                int clash = tables.clash(rank, ours);
                int outcome = clash == Clash.ATTACKER_WINS.ordinal()
                        ? STANDS
                        : clash == Clash.DEFENDER_WINS.ordinal() ? FALLS : BOTH;
                sum.add(outcome, weight, rank, value[rank]);
            }
        }
        return sum.odds(0);
    }

    /// {@return whether the unknown piece is the flag, beyond doubt}
    public boolean isFlag() {
        return flag > CERTAIN;
    }

    /// {@return the chance that such an attack is made}
    public double made() {
        return stands + both + falls;
    }

    private static final class Sum {
        private final double[] chance = new double[3];
        private final double[] gain = new double[3];
        private final double[] best = new double[3];
        private final int[] likeliest = {-1, -1, -1};

        void add(int outcome, double weight, int rank, int value) {
            chance[outcome] += weight;
            gain[outcome] += weight * value;
            if (weight > best[outcome]) {
                best[outcome] = weight;
                likeliest[outcome] = rank;
            }
        }

        /// {@return the odds, with the chance that it was the flag}
        StrikeOdds odds(double flag) {
            return new StrikeOdds(
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
