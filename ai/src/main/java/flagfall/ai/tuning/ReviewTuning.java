package flagfall.ai.tuning;

/// How a finished game is judged. Chances run from zero to one.
///
/// @param depth how deep two moves are compared
/// @param nodes how many positions that may take
/// @param margin the network's favourite is the engine's choice unless the search finds so much more
/// @param missedWin what passing a sure win by costs at least, however well a player stands
/// @param inaccuracy what a move must cost to be inexact
/// @param mistake what it must cost to be a mistake
/// @param blunder what it must cost to be a blunder
/// @param turningPoints how many moves are told to have turned the game, at most
/// @param leastSwing less than this turns no game
/// @param luck less luck than this is not worth a word
/// @param flagAtStake so much is lost with the flag alone
/// @param scale so much more is worth about a quarter of the points in an even game
/// @param leastChance nobody is quite sure of a game that goes on
public record ReviewTuning(
        int depth,
        long nodes,
        int margin,
        double missedWin,
        double inaccuracy,
        double mistake,
        double blunder,
        int turningPoints,
        double leastSwing,
        double luck,
        int flagAtStake,
        double scale,
        double leastChance) {

    public static final ReviewTuning DEFAULT =
            new ReviewTuning(3, 6000, 150, 0.1, 0.025, 0.04, 0.12, 6, 0.05, 0.05, 6000, 2500, 0.04);
}
