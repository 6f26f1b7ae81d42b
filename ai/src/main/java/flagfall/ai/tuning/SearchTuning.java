package flagfall.ai.tuning;

/// How the tree is searched.
///
/// @param quiescenceDepth the most attacks in a row that are looked at beyond the depth
/// @param discount by one part in so many a gain counts less with each ply that it is away
/// @param contempt what a draw costs
/// @param repetitionPenalty what it costs to bring a board back, for each time it has stood before
/// @param unlikely the outcomes of an attack that are left out
/// @param rare outcomes less likely than this are looked at one ply less deep than other outcomes
/// @param mostChanceNodes on one line, further attacks on unknown pieces are estimated
/// @param margins whether outcomes far outside the window, and marches that cannot reach it, are told only roughly
/// @param chanceMargin how far outside the window the outcomes of a chance node are still told apart
/// @param reductions whether marches late in the order are looked at less deep
/// @param reduceFrom the first one in the order that is
/// @param reduceMoreFrom the first one that is by two plies
/// @param reduceDepth the least depth at which they are
/// @param timeShare the share of the time for a move that is searched; the rest is for all that comes before and after
/// @param leastTableBits the smallest transposition table, as a power of two
/// @param mostTableBits the largest
/// @param nodesPerMillisecond about what a machine looks at, to size the table by
public record SearchTuning(
        int quiescenceDepth,
        int discount,
        int contempt,
        double repetitionPenalty,
        double unlikely,
        double rare,
        int mostChanceNodes,
        boolean margins,
        int chanceMargin,
        boolean reductions,
        int reduceFrom,
        int reduceMoreFrom,
        int reduceDepth,
        double timeShare,
        int leastTableBits,
        int mostTableBits,
        int nodesPerMillisecond) {

    public static final SearchTuning DEFAULT =
            new SearchTuning(6, 200, 400, 60, 0.02, 0.25, 2, true, 2500, true, 4, 16, 3, 0.9, 8, 18, 2000);
}
