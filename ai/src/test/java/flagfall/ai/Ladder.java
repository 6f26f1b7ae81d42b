package flagfall.ai;

import flagfall.ai.tool.PairedMatch;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;

/// How far the levels stand apart: each against the next below it, in pairs of fast games, until it is clear who is
/// the stronger.
///
/// `Ladder classic 100 6000`: ruleset, the most pairs, the most positions a move
final class Ladder {

    /// So few pairs prove nothing, however one-sided they are.
    private static final int FEWEST = 10;

    private Ladder() {}

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        int pairs = Integer.parseInt(arguments[1]);
        Budget budget = Budget.nodes(Long.parseLong(arguments[2]));
        for (int number = 2; number <= Level.all().size(); number++) {
            PairedMatch match = new PairedMatch(rules, Level.of(number)::player, Level.of(number - 1)::player, budget);
            for (int pair = 0; pair < pairs && (pair < FEWEST || !match.isClear()); pair++) {
                match.pair(pair);
            }
            System.out.printf("%s over %s: %s%n", Level.of(number), Level.of(number - 1), match.result());
        }
    }
}
