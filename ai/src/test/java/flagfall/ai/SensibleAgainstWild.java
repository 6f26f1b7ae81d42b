package flagfall.ai;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;
import java.util.Locale;
import java.util.Map;

/// What a sensible army is worth against a wild one: `SensibleAgainstWild PAIRS [RULESET] [LEVEL]`. One level plays
/// both sides, with so many positions a move that the clock plays no part; each pair of armies is played from both.
final class SensibleAgainstWild {

    private static final Budget BUDGET = Budget.nodes(3000);
    private static final int LONGEST = 1500;

    private final Ruleset rules;
    private final Level level;
    private int won;
    private int drawn;
    private int lost;
    private int pairs;
    private double sumOfSquares;

    private SensibleAgainstWild(Ruleset rules, Level level) {
        this.rules = rules;
        this.level = level;
    }

    public static void main(String[] args) {
        SensibleAgainstWild match = new SensibleAgainstWild(
                args.length < 2 ? Rulesets.CLASSIC : Rulesets.named(args[1]).orElseThrow(),
                Level.of(args.length < 3 ? 6 : Integer.parseInt(args[2])));
        for (long seed = 0; seed < Integer.parseInt(args[0]); seed++) {
            match.playPair(seed);
        }
        match.print();
    }

    private void playPair(long seed) {
        double points = 0;
        for (Side sensible : Side.values()) {
            Setup red = army(Side.RED, sensible == Side.RED, seed);
            Setup blue = army(Side.BLUE, sensible == Side.BLUE, seed);
            points += points(play(red, blue, seed), sensible);
        }
        pairs++;
        sumOfSquares += points / 2 * points / 2;
    }

    private Setup army(Side side, boolean sensible, long seed) {
        return sensible
                ? SensibleSetup.around(new Setup(side, Map.of()), rules, seed)
                : Setup.random(rules, side, seed);
    }

    private double points(Outcome outcome, Side sensible) {
        if (!(outcome instanceof Outcome.Won end)) {
            drawn++;
            return 0.5;
        }
        boolean wins = end.winner() == sensible;
        won += wins ? 1 : 0;
        lost += wins ? 0 : 1;
        return wins ? 1 : 0;
    }

    private Outcome play(Setup redArmy, Setup blueArmy, long seed) {
        Player red = level.player(seed);
        Player blue = level.player(seed + 1_000_000);
        Game game =
                Game.create(rules, Side.RED).after(new Event.Placed(redArmy)).after(new Event.Placed(blueArmy));
        for (int ply = 0; !game.outcome().isOver() && ply < LONGEST; ply++) {
            Side side = game.toMove();
            Player player = side == Side.RED ? red : blue;
            game = game.after(new Event.Moved(side, player.choose(Veil.memory(game, new Viewer.Seat(side)), BUDGET)));
        }
        return game.outcome();
    }

    /// The interval is that of the pairs' mean, so that two games with the same armies count as one observation.
    private void print() {
        double mean = (won + 0.5 * drawn) / (won + drawn + lost);
        double deviation = Math.sqrt(Math.max(0, sumOfSquares / pairs - mean * mean) / Math.max(1, pairs - 1));
        System.out.printf(
                Locale.ROOT,
                "%s, level %d, %d pairs: %d won, %d drawn, %d lost: %.1f %% ± %.1f%n",
                rules.id(),
                level.number(),
                pairs,
                won,
                drawn,
                lost,
                100 * mean,
                196 * deviation);
    }
}
