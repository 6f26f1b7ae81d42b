package flagfall.ai;

import flagfall.ai.belief.Belief.Evidence;
import flagfall.ai.search.Strength;
import flagfall.ai.search.Weights;
import flagfall.ai.tool.Coins;
import flagfall.ai.tool.Match;
import flagfall.ai.tool.People;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/// What each ingredient is worth: each is there or not by the toss of a coin, in pairs of fast games; and then, apart,
/// what the setups are worth.
///
/// `Ablation classic 200 1500`: ruleset, pairs, positions a move, and a file of setups if both sides
/// are to be set up as people did
final class Ablation {

    private static final String HABITS = "habits";
    private static final String CONDUCT = "conduct";
    /// Ingredients of the evaluation, and the weights that switch them off.
    private static final Map<String, Map<String, Double>> WITHOUT = Map.of(
            "the price of secrets", Map.of("secret", 0.0, "spySecret", 0.0, "curiosity", 0.0),
            "relative worth", Map.of("relative", 0.0),
            "pull", Map.of("pull", 0.0),
            "flag safety", Map.of("danger", 0.0, "guard", 0.0, "shield", 0.0),
            "haste", Map.of("haste", 0.0, "spend", 0.0),
            "mixing", Map.of("noise", 0.0),
            "the toll on repetition", Map.of("again", 0.0),
            "caution", Map.of("caution", 1.0));
    private static final List<String> NAMES = names();

    private Ablation() {}

    private static List<String> names() {
        return Stream.concat(
                        Stream.of(HABITS, CONDUCT), WITHOUT.keySet().stream().sorted())
                .toList();
    }

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        Budget budget = Budget.nodes(Long.parseLong(arguments[2]));
        People people = People.named(arguments);
        Coins coins = new Coins(NAMES, (on, seed) -> people.placing(player(on, seed), seed));
        for (int pair = 1; pair <= Integer.parseInt(arguments[1]); pair++) {
            coins.toss(rules, pair, budget);
        }
        coins.print();
        Match setups = new Match(rules, seed -> new Thinker(Strength.FULL, seed), Scattered::new, budget);
        for (int pair = 1; pair <= Integer.parseInt(arguments[1]) / 4; pair++) {
            setups.pairOfOwn(pair);
        }
        System.out.println("drawn setups over any  " + setups.result());
    }

    private static Player player(boolean[] on, long seed) {
        Map<String, Double> weights = new HashMap<>();
        for (int index = 0; index < on.length; index++) {
            if (!on[index]) {
                weights.putAll(WITHOUT.getOrDefault(NAMES.get(index), Map.of()));
            }
        }
        Evidence evidence = new Evidence(on[NAMES.indexOf(HABITS)], on[NAMES.indexOf(CONDUCT)]);
        Strength full = Strength.FULL;
        return new Thinker(new Strength(full.depth(), full.span(), evidence, Weights.of(weights)), seed);
    }

    /// Places anything anywhere and then plays in earnest.
    private record Scattered(long seed) implements Player {
        @Override
        public Setup place(Ruleset rules, Side side) {
            return Setup.random(rules, side, seed);
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            return new Thinker(Strength.FULL, seed).choose(memory, budget);
        }
    }
}
