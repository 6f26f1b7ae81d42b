package flagfall.ai;

import flagfall.ai.belief.Belief.Evidence;
import flagfall.ai.search.Strength;
import flagfall.ai.search.Weights;
import flagfall.ai.tool.Match;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerView;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.LongFunction;

/// What each ingredient is worth: the full player against itself without one of them, in pairs of fast games.
///
/// `Ablation classic 40 1200`: ruleset, pairs, positions a move
final class Ablation {

    private Ablation() {}

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        int pairs = Integer.parseInt(arguments[1]);
        Budget budget = Budget.nodes(Long.parseLong(arguments[2]));
        without().forEach((name, player) -> {
            Match match = new Match(rules, seed -> new Thinker(Strength.FULL, seed), player, budget);
            for (int pair = 0; pair < pairs; pair++) {
                match.pair(pair);
            }
            System.out.printf("%-28s %s%n", name, match.result());
        });
    }

    private static Map<String, LongFunction<Player>> without() {
        Map<String, LongFunction<Player>> players = new LinkedHashMap<>();
        players.put("without habits", seed -> thinker(new Evidence(false, true), Map.of(), seed));
        players.put("without conduct", seed -> thinker(new Evidence(true, false), Map.of(), seed));
        players.put(
                "without the price of secrets",
                seed -> thinker(Evidence.ALL, Map.of("secret", 0.0, "spySecret", 0.0, "curiosity", 0.0), seed));
        players.put("without relative worth", seed -> thinker(Evidence.ALL, Map.of("relative", 0.0), seed));
        players.put("without pull", seed -> thinker(Evidence.ALL, Map.of("pull", 0.0), seed));
        players.put(
                "without flag safety",
                seed -> thinker(Evidence.ALL, Map.of("danger", 0.0, "guard", 0.0, "shield", 0.0), seed));
        players.put("without haste", seed -> thinker(Evidence.ALL, Map.of("haste", 0.0, "spend", 0.0), seed));
        players.put("without mixing", seed -> thinker(Evidence.ALL, Map.of("noise", 0.0), seed));
        players.put("without drawn setups", Scattered::new);
        return players;
    }

    private static Player thinker(Evidence evidence, Map<String, Double> weights, long seed) {
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
        public Move choose(PlayerView view, Budget budget) {
            return new Thinker(Strength.FULL, seed).choose(view, budget);
        }
    }
}
