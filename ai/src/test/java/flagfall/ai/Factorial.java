package flagfall.ai;

import flagfall.ai.tool.Coins;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Which weights are worth moving, and which way: each is set high or low by the toss of a coin.
///
/// `Factorial classic 700 1500`: ruleset, pairs, positions a move
final class Factorial {

    /// A weight with a low and a high value about the one in use.
    private record Lever(String name, double low, double high) {}

    private static final List<Lever> LEVERS = List.of(
            new Lever("evaluation.secrecy", 0.06, 0.15),
            new Lever("evaluation.spySecrecy", 0.2, 0.55),
            new Lever("evaluation.curiosity", 0.14, 0.28),
            new Lever("evaluation.caution", 1.3, 2.4),
            new Lever("evaluation.flagHope", 1500, 4000),
            new Lever("evaluation.flagFear", 6500, 15000),
            new Lever("evaluation.attraction", 0.10, 0.19),
            new Lever("evaluation.attractionDecay", 0.70, 0.84),
            new Lever("evaluation.flagDanger", 1200, 2400),
            new Lever("evaluation.flagDangerDecay", 0.66, 0.78),
            new Lever("evaluation.flagDefence", 900, 2400),
            new Lever("evaluation.flagDefenceDecay", 0.76, 0.87),
            new Lever("evaluation.flagShield", 200, 800),
            new Lever("opponent.temperature", 100, 300),
            new Lever("evaluation.haste", 1000, 4000),
            new Lever("search.repetitionPenalty", 30, 120),
            new Lever("evaluation.noise", 0, 4));

    private Factorial() {}

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        Budget budget = Budget.nodes(Long.parseLong(arguments[2]));
        Coins coins = new Coins(LEVERS.stream().map(Lever::name).toList(), Factorial::player);
        for (int pair = 1; pair <= Integer.parseInt(arguments[1]); pair++) {
            coins.toss(rules, pair, budget);
        }
        coins.print();
    }

    private static Player player(boolean[] high, long seed) {
        Map<String, Double> weights = new HashMap<>();
        for (int index = 0; index < high.length; index++) {
            Lever lever = LEVERS.get(index);
            weights.put(lever.name, high[index] ? lever.high : lever.low);
        }
        return SearchEngine.FULL.with(weights).player(seed);
    }
}
