package flagfall.ai.tuning;

/// What else counts beside the value of pieces, on the same scale.
///
/// @param secrecy what share of its value a piece of ours is worth more while the enemy does not know it
/// @param spySecrecy the same for the spy
/// @param leastSecrecy what it is worth at least
/// @param curiosity what it is worth to learn what a piece is, by how much its value may differ
/// @param caution how much likelier than believed a piece is taken to be a bomb before a high officer attacks it
/// @param flagHope what taking the flag is worth to us where it is a matter of chance
/// @param flagFear what losing the flag costs where it is a matter of chance
/// @param flagMargin how much more than all we have the flag is worth at least
/// @param haste how much more a chance of the flag is worth when nothing has been attacked for long
/// @param hasteFrom after how many quiet plies haste begins
/// @param hasteSpan after how many more it is complete
/// @param hasteUnless who is further behind than this, from minus one to one, is in no haste
/// @param attraction what share of what it would gain by an attack draws a piece there
/// @param attractionDecay what is left of it with each step between them
/// @param flagAttraction what taking the flag would gain, for that purpose
/// @param flagDanger what an enemy beside our flag costs
/// @param flagDangerDecay what is left of it with each step between them
/// @param flagDefence what a defender is worth that is at the flag no later than an enemy beside it
/// @param flagDefenceShare what share of it one defender gets
/// @param flagDefenceDecay what is left of it with each step
/// @param flagShield what a piece is worth that stands between our flag and hidden scouts
/// @param likely from which chance on something is taken to be so
/// @param hardlyMovable a piece less likely than this to be able to move is taken to stand for good
/// @param noise how much chance there is in the choice between moves that seem equal
public record EvaluationTuning(
        double secrecy,
        double spySecrecy,
        int leastSecrecy,
        double curiosity,
        double caution,
        double flagHope,
        double flagFear,
        int flagMargin,
        double haste,
        int hasteFrom,
        double hasteSpan,
        double hasteUnless,
        double attraction,
        double attractionDecay,
        int flagAttraction,
        double flagDanger,
        double flagDangerDecay,
        double flagDefence,
        double flagDefenceShare,
        double flagDefenceDecay,
        double flagShield,
        double likely,
        double hardlyMovable,
        double noise) {

    public static final EvaluationTuning DEFAULT = new EvaluationTuning(
            0.10, 0.28, 20, 0.20, 1.8, 2500, 13000, 1500, 2000, 50, 80, -0.1, 0.14, 0.75, 4000, 1700, 0.72, 1000, 0.75,
            0.78, 400, 0.5, 0.15, 1.5);
}
