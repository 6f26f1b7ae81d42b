package flagfall.ai.tuning;

/// What pieces are worth. A marshal is about 4000.
///
/// @param spy a spy
/// @param scout a scout
/// @param miner a miner
/// @param sergeant a sergeant
/// @param lieutenant a lieutenant
/// @param captain a captain
/// @param major a major
/// @param colonel a colonel
/// @param general a general
/// @param marshal a marshal
/// @param bomb a bomb
/// @param relative whether values depend on which pieces are left
/// @param lastMiner how many times its value the last miner is worth
/// @param lastTwoMiners the same for each of the last two
/// @param lastThreeMiners the same for each of the last three
/// @param needlessMiner the same where no bomb is left to remove
/// @param needlessSpy the same for a spy when the enemy's marshal has fallen
/// @param unbeatable the same for a piece that no enemy left can beat
/// @param hunted the same for a marshal while the enemy has a spy
/// @param spend how readily we spend pieces when far ahead
/// @param spendFrom how far ahead that is, from zero to one
/// @param mostSpent the most of its value that a piece can lose by that
public record PieceValueTuning(
        int spy,
        int scout,
        int miner,
        int sergeant,
        int lieutenant,
        int captain,
        int major,
        int colonel,
        int general,
        int marshal,
        int bomb,
        boolean relative,
        double lastMiner,
        double lastTwoMiners,
        double lastThreeMiners,
        double needlessMiner,
        double needlessSpy,
        double unbeatable,
        double hunted,
        double spend,
        double spendFrom,
        double mostSpent) {

    public static final PieceValueTuning DEFAULT = new PieceValueTuning(
            700, 145, 360, 210, 300, 570, 850, 1530, 2520, 4600, 430, true, 2.4, 1.7, 1.3, 0.6, 0.15, 1.25, 0.85, 0.8,
            0.25, 0.5);
}
