package flagfall.ai.tuning;

/// How often the enemy attacks what it does not know.
///
/// @param ready how often it attacks what promises much
/// @param readyForBomb the same where the target may be a bomb
/// @param temperature by how much an attack must seem to gain before it is made often
/// @param leastOften how often it attacks anything
/// @param leastOftenForFlag how often it attacks our flag, whatever that may look like
/// @param mostRisk how often a known officer attacks what may be a bomb, if this enemy does nothing else
/// @param riskDoubt after so many such attacks we are half sure that it is that kind of enemy
/// @param guarded how much likelier than believed a neighbour of what we took beats the taker, since it may have stood
/// guard
public record OpponentTuning(
        double ready,
        double readyForBomb,
        double temperature,
        double leastOften,
        double leastOftenForFlag,
        double mostRisk,
        double riskDoubt,
        double guarded) {

    public static final OpponentTuning DEFAULT = new OpponentTuning(0.9, 0.15, 120, 0.04, 0.4, 0.5, 2, 2);
}
