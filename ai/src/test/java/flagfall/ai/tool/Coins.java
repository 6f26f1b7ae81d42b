package flagfall.ai.tool;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/// What each of many switches is worth, measured all at once. For each pair of games every switch is set by the toss of
/// a coin, and the two players are opposites: where one has it on, the other has it off. Each pair tells something of
/// every switch, so that hundreds of pairs do the work of thousands.
public final class Coins {

    /// A logistic curve near its middle: so many Elo for each unit of score.
    private static final double ELO = 695;

    private final List<String> names;
    private final Maker maker;
    /// By pair and switch, what the player that had it on scored above one half, from minus one to one.
    private final List<double[]> lifts = new ArrayList<>();

    /// Makes a player whose switches are set so.
    public interface Maker {
        Player player(boolean[] on, long seed);
    }

    public Coins(List<String> names, Maker maker) {
        this.names = names;
        this.maker = maker;
    }

    /// Plays one pair.
    public void toss(Ruleset rules, long seed, Budget budget) {
        // Not Random: its first tosses hang together for neighbouring seeds.
        SplittableRandom coin = new SplittableRandom(seed);
        boolean[] on = new boolean[names.size()];
        boolean[] off = new boolean[names.size()];
        for (int index = 0; index < on.length; index++) {
            on[index] = coin.nextBoolean();
            off[index] = !on[index];
        }
        PairedMatch match =
                new PairedMatch(rules, player -> maker.player(on, player), player -> maker.player(off, player), budget);
        match.pair(seed);
        double[] lift = new double[on.length];
        for (int index = 0; index < on.length; index++) {
            lift[index] = (on[index] ? 1 : -1) * (2 * match.score() - 1);
        }
        lifts.add(lift);
    }

    /// Prints what each switch is worth, on over off, with its 95 % interval.
    public void print() {
        System.out.println(lifts.size() + " pairs");
        for (int index = 0; index < names.size(); index++) {
            int which = index;
            double mean = mean(which);
            double spread = lifts.stream()
                    .mapToDouble(lift -> Math.pow(lift[which] - mean, 2))
                    .average()
                    .orElse(0);
            double elo = mean / 2 * ELO;
            double error = 1.96 * Math.sqrt(spread / lifts.size()) / 2 * ELO;
            System.out.printf(
                    Locale.ROOT, "%-24s %+.0f Elo (%+.0f..%+.0f)%n", names.get(index), elo, elo - error, elo + error);
        }
    }

    private double mean(int which) {
        return lifts.stream().mapToDouble(lift -> lift[which]).average().orElse(0);
    }
}
