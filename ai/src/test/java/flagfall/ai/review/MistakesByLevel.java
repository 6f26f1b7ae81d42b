package flagfall.ai.review;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// How often the review blames each level: `MistakesByLevel GAMES [RULESET]`. Neighbouring levels play each other, with
/// so many positions a move that the clock plays no part.
final class MistakesByLevel {

    private static final Budget BUDGET = Budget.nodes(3000);
    private static final int LONGEST = 300;

    private final Ruleset rules;
    private final Map<Integer, int[]> counts = new TreeMap<>();
    private final Map<String, Integer> lessons = new TreeMap<>();
    private long plies;
    private long nanos;

    private MistakesByLevel(Ruleset rules) {
        this.rules = rules;
    }

    public static void main(String[] args) {
        int games = Integer.parseInt(args[0]);
        MistakesByLevel measured = new MistakesByLevel(
                args.length < 2 ? Rulesets.CLASSIC : Rulesets.named(args[1]).orElseThrow());
        for (int game = 0; game < games; game++) {
            int lower = 1 + game % (Level.all().size() - 1);
            measured.play(lower, lower + 1, game);
            measured.print(game + 1);
        }
    }

    private void play(int one, int other, long seed) {
        int red = seed / 8 % 2 == 0 ? one : other;
        int blue = one + other - red;
        Player redPlayer = Level.of(red).player(seed);
        Player bluePlayer = Level.of(blue).player(seed);
        Game start = JudgedGame.start(rules, redPlayer.place(rules, Side.RED), bluePlayer.place(rules, Side.BLUE));
        List<Move> moves = new ArrayList<>();
        Game game = start;
        while (!game.outcome().isOver() && moves.size() < LONGEST) {
            Side side = game.toMove();
            Player player = side == Side.RED ? redPlayer : bluePlayer;
            moves.add(player.choose(Veil.memory(game, new Viewer.Seat(side)), BUDGET));
            game = game.after(new Event.Moved(side, moves.getLast()));
        }
        long before = System.nanoTime();
        GameReview review = JudgedGame.review(start, moves);
        nanos += System.nanoTime() - before;
        plies += moves.size();
        for (ReviewedMove move : review.moves()) {
            int[] count =
                    counts.computeIfAbsent(move.side() == Side.RED ? red : blue, _ -> new int[Mark.values().length]);
            count[move.mark().ordinal()]++;
        }
        review.turningPoints().forEach(point -> {
            if (point.lesson() != null) {
                lessons.merge(point.lesson().getClass().getSimpleName(), 1, Integer::sum);
            }
        });
    }

    private void print(int games) {
        StringBuilder line = new StringBuilder(
                String.format(Locale.ROOT, "%d games, %d plies, %.1f ms a ply;", games, plies, nanos / 1e6 / plies));
        counts.forEach((level, count) -> {
            int all = 0;
            for (int each : count) {
                all += each;
            }
            line.append(String.format(
                    Locale.ROOT,
                    " %d: %.2f%%/%.2f%%/%.2f%% of %d",
                    level,
                    100.0 * count[1] / all,
                    100.0 * count[2] / all,
                    100.0 * count[3] / all,
                    all));
        });
        System.out.println(line + " " + lessons);
    }
}
