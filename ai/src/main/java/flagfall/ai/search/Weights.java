package flagfall.ai.search;

import java.util.Map;

/// The numbers of the evaluation that were tuned in play against itself. A marshal is worth about 4000.
///
/// @param secret what share of its worth a piece of ours is worth more while the enemy does not know it
/// @param spySecret the same for the spy
/// @param curiosity what it is worth to learn what a stranger is, by how much its worth may differ
/// @param caution how much likelier than believed a stranger is taken to be a bomb before a high officer strikes it
/// @param flagHope what taking the flag is worth to either side, where it is a matter of chance
/// @param flagFear what losing the flag costs, where it is a matter of chance
/// @param pull how strongly a piece is drawn to what it would gain by striking
/// @param fade how fast that fades with each step between them
/// @param danger what an enemy piece beside our flag costs
/// @param dangerFade how fast that fades with each step
/// @param guard what a guard is worth that is at the flag no later than an enemy beside it
/// @param guardFade how fast that fades with each step
/// @param shield what a piece is worth that shields the flag from hidden scouts
/// @param boldness by how much a strike on one of our hidden pieces must seem to gain before an enemy dares it often
/// @param spend how readily we spend pieces when far ahead
/// @param haste how much more a chance of the flag is worth when nothing has been struck for long
/// @param relative whether worth depends on who is left: zero for no, one for yes
/// @param noise how much chance there is in the choice between moves that seem equal
/// @param again what it costs to bring a board back, for each time it has stood before
public record Weights(
        double secret,
        double spySecret,
        double curiosity,
        double caution,
        double flagHope,
        double flagFear,
        double pull,
        double fade,
        double danger,
        double dangerFade,
        double guard,
        double guardFade,
        double shield,
        double boldness,
        double spend,
        double haste,
        double relative,
        double noise,
        double again) {

    public static final Weights TUNED = of(Map.of());

    /// {@return the tuned weights with some of them changed, by name}
    public static Weights of(Map<String, Double> changed) {
        return new Weights(
                changed.getOrDefault("secret", 0.10),
                changed.getOrDefault("spySecret", 0.28),
                changed.getOrDefault("curiosity", 0.20),
                changed.getOrDefault("caution", 1.8),
                changed.getOrDefault("flagHope", 2500.0),
                changed.getOrDefault("flagFear", 13000.0),
                changed.getOrDefault("pull", 0.14),
                changed.getOrDefault("fade", 0.75),
                changed.getOrDefault("danger", 1700.0),
                changed.getOrDefault("dangerFade", 0.72),
                changed.getOrDefault("guard", 1500.0),
                changed.getOrDefault("guardFade", 0.78),
                changed.getOrDefault("shield", 400.0),
                changed.getOrDefault("boldness", 120.0),
                changed.getOrDefault("spend", 0.8),
                changed.getOrDefault("haste", 2000.0),
                changed.getOrDefault("relative", 1.0),
                changed.getOrDefault("noise", 1.5),
                changed.getOrDefault("again", 60.0));
    }
}
