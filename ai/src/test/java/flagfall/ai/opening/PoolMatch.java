package flagfall.ai.opening;

import flagfall.ai.Budget;
import flagfall.ai.tuning.Tuning;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Locale;
import java.util.Random;

/// Whether the pool is worth its place: setups from it against setups drawn afresh, in pairs of games with the same two
/// setups and colours swapped, both sides played by the top level.
///
/// `PoolMatch classic 200 300`: ruleset, pairs, positions a move
final class PoolMatch {

    private PoolMatch() {}

    public static void main(String[] arguments) {
        Ruleset rules = Rulesets.named(arguments[0]).orElseThrow();
        int pairs = Integer.parseInt(arguments[1]);
        Random random = new Random(77);
        Bout bout = new Bout(rules, Budget.nodes(Long.parseLong(arguments[2])), random);
        double sum = 0;
        double squares = 0;
        for (int pair = 1; pair <= pairs; pair++) {
            Setup pooled = Deployment.draw(rules, Side.RED, random.nextLong(), Tuning.DEFAULT.setup());
            Setup drafted = new SetupDraft(rules, Side.RED, random, Tuning.DEFAULT.setup()).best();
            double share = (bout.points(pooled, drafted) + 1 - bout.points(drafted, pooled)) / 2;
            sum += share;
            squares += share * share;
            if (pair % 10 == 0) {
                tell(pair, sum / pair, squares / pair);
            }
        }
    }

    private static void tell(int pairs, double mean, double square) {
        double error = 1.96 * Math.sqrt((square - mean * mean) / pairs);
        System.out.printf(
                Locale.ROOT,
                "%d games: %.1f %%, %+.0f Elo (%+.0f..%+.0f)%n",
                2 * pairs,
                100 * mean,
                elo(mean),
                elo(mean - error),
                elo(mean + error));
    }

    private static double elo(double share) {
        return -400 * Math.log10(1 / Math.clamp(share, 0.001, 0.999) - 1);
    }
}
