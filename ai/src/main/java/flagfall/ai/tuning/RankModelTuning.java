package flagfall.ai.tuning;

/// How the chances of hidden pieces are worked out.
///
/// @param clusterTrust how far recorded setups are believed, against anything may stand anywhere
/// @param clusterTemper how far what has been seen of an army is believed to tell its cluster, since it may be in none
/// @param leastShare how often a rank stands on a square where no record has it
/// @param leastChance the least weight of a rank that is possible at all
/// @param sinkhornRounds the most rounds of balancing
/// @param sinkhornTolerance how near to the counts the balancing must come
public record RankModelTuning(
        double clusterTrust,
        double clusterTemper,
        double leastShare,
        double leastChance,
        int sinkhornRounds,
        double sinkhornTolerance) {

    public static final RankModelTuning DEFAULT = new RankModelTuning(0.93, 0.9, 0.0004, 1e-4, 40, 1e-4);
}
