package flagfall.ai;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.tool.Coins;
import flagfall.ai.tool.HumanSetups;
import flagfall.ai.tool.PairedMatch;
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

    private static final String SETUPS = "setup clusters";
    private static final String BEHAVIOUR = "behaviour";
    /// Ingredients of the evaluation, and the weights that switch them off.
    private static final Map<String, Map<String, Double>> WITHOUT = Map.of(
            "secrecy", Map.of("evaluation.secrecy", 0.0, "evaluation.spySecrecy", 0.0, "evaluation.curiosity", 0.0),
            "relative values", Map.of("value.relative", 0.0),
            "attraction", Map.of("evaluation.attraction", 0.0),
            "flag safety",
                    Map.of("evaluation.flagDanger", 0.0, "evaluation.flagDefence", 0.0, "evaluation.flagShield", 0.0),
            "haste", Map.of("evaluation.haste", 0.0, "value.spend", 0.0),
            "noise", Map.of("evaluation.noise", 0.0),
            "the penalty on repetition", Map.of("search.repetitionPenalty", 0.0),
            "caution", Map.of("evaluation.caution", 1.0));
    private static final List<String> NAMES = names();

    private Ablation() {}

    private static List<String> names() {
        return Stream.concat(
                        Stream.of(SETUPS, BEHAVIOUR), WITHOUT.keySet().stream().sorted())
                .toList();
    }

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        Budget budget = Budget.nodes(Long.parseLong(arguments[2]));
        HumanSetups people = HumanSetups.named(arguments);
        Coins coins = new Coins(NAMES, (on, seed) -> people.placing(player(on, seed), seed));
        for (int pair = 1; pair <= Integer.parseInt(arguments[1]); pair++) {
            coins.toss(rules, pair, budget);
        }
        coins.print();
        PairedMatch setups = new PairedMatch(rules, SearchEngine.FULL::player, Scattered::new, budget);
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
        StatisticalRankModel model = new StatisticalRankModel(on[NAMES.indexOf(SETUPS)], on[NAMES.indexOf(BEHAVIOUR)]);
        return SearchEngine.FULL.withRankModel(model).with(weights).player(seed);
    }

    /// Places anything anywhere and then plays in earnest.
    private record Scattered(long seed) implements Player {
        @Override
        public Setup place(Ruleset rules, Side side) {
            return Setup.random(rules, side, seed);
        }

        @Override
        public Move choose(PlayerMemory view, Budget budget) {
            return SearchEngine.FULL.player(seed).choose(view, budget);
        }
    }
}
