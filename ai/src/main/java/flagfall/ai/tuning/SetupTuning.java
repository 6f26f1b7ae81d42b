package flagfall.ai.tuning;

/// How setups are chosen.
///
/// @param handful how many drafts the best is taken of
/// @param handfuls how many times more are drafted while every one has a fault
/// @param leastOften how often a rank stands where no record has it
/// @param bombAtFlag how much likelier a bomb stands beside the flag than records say
/// @param changes how many small changes are made to a setup of the pool
/// @param tries how many are tried for that
/// @param exchangeDistance how far apart two pieces may stand that are exchanged
/// @param spyDistance how near the spy must stand to a piece that it avenges
/// @param openBomb a bomb in an open way of our own
/// @param frontBomb a bomb elsewhere in front
/// @param spyAtCommander a spy near the general or the marshal
/// @param spyNear how near that is
/// @param frontMiner a miner in front
/// @param splitCommanders a marshal and a general on different sides
/// @param splitBy how many columns that is
/// @param buriedOfficer a colonel or major shut in on three sides
/// @param buriedPiece a general or captain shut in on three sides
/// @param flagDepth the flag, for each row from the back
/// @param flagShielded the flag behind another piece
/// @param flagAtEdge the flag, for each neighbour beyond the edge
/// @param flagAtBomb the flag, for each bomb beside it
/// @param flagOpen the flag, for each empty neighbour
public record SetupTuning(
        int handful,
        int handfuls,
        double leastOften,
        double bombAtFlag,
        int changes,
        int tries,
        int exchangeDistance,
        int spyDistance,
        double openBomb,
        double frontBomb,
        double spyAtCommander,
        int spyNear,
        double frontMiner,
        double splitCommanders,
        int splitBy,
        double buriedOfficer,
        double buriedPiece,
        double flagDepth,
        double flagShielded,
        double flagAtEdge,
        double flagAtBomb,
        double flagOpen) {

    public static final SetupTuning DEFAULT = new SetupTuning(
            16, 8, 0.002, 4, 4, 60, 3, 3, -0.8, -0.2, 0.7, 2, -0.4, 0.7, 3, -0.5, -0.4, -1.5, 3, 1, 1.2, -1);
}
