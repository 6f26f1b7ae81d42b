package flagfall.ai.tuning;

/// What a piece's behaviour says about its rank. All but the limits are logarithms of how much likelier a rank becomes
/// by one action.
///
/// @param mostEvidence the most that all actions of a piece can add up to, so that no bluff is believed for certain
/// @param approached for ranks that beat the known enemy it stepped beside
/// @param neared for ranks that beat the known officer it walked towards
/// @param nearedMarshal the same where that officer is the marshal
/// @param fled for ranks that the known enemy it stepped away from would beat
/// @param spared for ranks that beat a known enemy beside it that it left alone
/// @param stepped for scouts, by each move, since scouts run
/// @param marched for colonels and above, by each move
/// @param rested for bombs, by each turn on which it stayed beside an unknown enemy
/// @param mostRested the most that resting can add up to
public record BehaviourTuning(
        double mostEvidence,
        double approached,
        double neared,
        double nearedMarshal,
        double fled,
        double spared,
        double stepped,
        double marched,
        double rested,
        double mostRested) {

    public static final BehaviourTuning DEFAULT =
            new BehaviourTuning(2.5, 0.9, 0.4, 0.9, 0.3, -1.4, -0.15, 0.12, 0.25, 1.8);
}
