package flagfall.ai.tool;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.LongFunction;

/// Pairs of games between two players in this process: the same two setups, colours swapped.
public final class PairedMatch {

    private static final int LONGEST = 2000;

    private final List<Ruleset> rulesets;
    private final LongFunction<Player> one;
    private final LongFunction<Player> other;
    private final Budget budget;
    private int wins;
    private int draws;
    private int losses;
    private long plies;
    private int[] pairs = new int[5];

    public PairedMatch(Ruleset rules, LongFunction<Player> one, LongFunction<Player> other, Budget budget) {
        this(List.of(rules), one, other, budget);
    }

    /// A match under several rulesets: the seed of a pair says under which one it is played.
    public PairedMatch(List<Ruleset> rulesets, LongFunction<Player> one, LongFunction<Player> other, Budget budget) {
        this.rulesets = List.copyOf(rulesets);
        this.one = one;
        this.other = other;
        this.budget = budget;
    }

    /// Plays one pair in which each player keeps to setups of its own, so that setups count as well.
    public void pairOfOwn(long seed) {
        Ruleset rules = rules(seed);
        Player first = one.apply(seed);
        Player second = other.apply(seed + 500_000);
        Outcome there = play(rules, first, second, first.place(rules, Side.RED), second.place(rules, Side.BLUE));
        Outcome back = play(rules, second, first, second.place(rules, Side.RED), first.place(rules, Side.BLUE));
        pairs[count(there, Side.RED) + count(back, Side.BLUE)]++;
    }

    /// Plays one pair: both players play both setups.
    public void pair(long seed) {
        Ruleset rules = rules(seed);
        Player first = one.apply(seed);
        Player second = other.apply(seed + 500_000);
        Setup red = first.place(rules, Side.RED);
        Setup blue = second.place(rules, Side.BLUE);
        int points = count(play(rules, first, second, red, blue), Side.RED);
        points += count(play(rules, second, first, red, blue), Side.BLUE);
        pairs[points]++;
    }

    private Ruleset rules(long seed) {
        return rulesets.get(Math.floorMod(seed, rulesets.size()));
    }

    private int count(Outcome outcome, Side side) {
        return switch (outcome) {
            case Outcome.Won(Side winner, Outcome.Reason reason)
            when winner == side -> {
                wins++;
                yield 2;
            }
            case Outcome.Won won -> {
                losses++;
                yield 0;
            }
            case Outcome.Drawn drawn -> {
                draws++;
                yield 1;
            }
            case Outcome.Ongoing ongoing -> {
                draws++;
                yield 1;
            }
        };
    }

    private Outcome play(Ruleset rules, Player red, Player blue, Setup redSetup, Setup blueSetup) {
        Game game =
                Game.create(rules, Side.RED).after(new Event.Placed(redSetup)).after(new Event.Placed(blueSetup));
        Map<Side, Player> players = Map.of(Side.RED, red, Side.BLUE, blue);
        while (!game.outcome().isOver() && game.position().ply() < LONGEST) {
            Side side = game.position().toMove();
            Move move = players.get(side).choose(Veil.memory(game, new Viewer.Seat(side)), budget);
            game = game.after(new Event.Moved(side, move));
        }
        plies += game.position().ply();
        return game.outcome();
    }

    /// {@return the share of the points that the first player has}
    public double score() {
        return (wins + 0.5 * draws) / (wins + draws + losses);
    }

    /// {@return whether the 95 % interval of the score lies wholly on one side of one half}
    public boolean isClear() {
        return Math.abs(score() - 0.5) > error();
    }

    private double error() {
        int count = 0;
        double spread = 0;
        for (int points = 0; points < 5; points++) {
            count += pairs[points];
            spread += pairs[points] * Math.pow(points / 4.0 - score(), 2);
        }
        return 1.96 * Math.sqrt(spread / count / count);
    }

    /// {@return what has come of it so far, with the rating difference and its 95 % interval}
    public String result() {
        int games = wins + draws + losses;
        double score = score();
        double error = error();
        return String.format(
                Locale.ROOT,
                "+%d =%d -%d  %.1f%% (%.1f..%.1f)  elo %+.0f (%+.0f..%+.0f)  %d plies a game",
                wins,
                draws,
                losses,
                100 * score,
                100 * (score - error),
                100 * (score + error),
                elo(score),
                elo(score - error),
                elo(score + error),
                plies / games);
    }

    private static double elo(double score) {
        double inside = Math.clamp(score, 0.001, 0.999);
        return -400 * Math.log10(1 / inside - 1);
    }
}
