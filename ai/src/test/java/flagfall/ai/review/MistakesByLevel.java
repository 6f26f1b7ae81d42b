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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// How often the review blames each level: `MistakesByLevel GAMES [RULESET]`. Every level meets the same opponent, so
/// that none is punished more than another, with a number of positions a move, so that the clock plays no part. In a
/// game that is as good as decided little can be lost any more, so moves of open games are counted apart.
final class MistakesByLevel {

    private static final Budget BUDGET = Budget.nodes(3000);
    private static final int OPPONENT = 6;
    private static final int LONGEST = 300;
    private static final double OPEN = 0.15;

    private final Ruleset rules;
    private final Map<Integer, Count> all = new TreeMap<>();
    private final Map<Integer, Count> open = new TreeMap<>();
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
            measured.play(1 + game % Level.all().size(), game);
            measured.print(game + 1);
        }
    }

    private void play(int level, long seed) {
        Side measured = seed / Level.all().size() % 2 == 0 ? Side.RED : Side.BLUE;
        int red = measured == Side.RED ? level : OPPONENT;
        int blue = measured == Side.RED ? OPPONENT : level;
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
            if (move.side() == measured) {
                all.computeIfAbsent(level, _ -> new Count()).add(move.mark());
                if (move.chance() > OPEN && move.chance() < 1 - OPEN) {
                    open.computeIfAbsent(level, _ -> new Count()).add(move.mark());
                }
            }
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
        all.forEach(
                (level, count) -> line.append(" ").append(level).append(": ").append(count));
        line.append("; of open games:");
        open.forEach(
                (level, count) -> line.append(" ").append(level).append(": ").append(count));
        System.out.println(line + " " + lessons);
    }

    /// Moves by their marks.
    private static final class Count {

        private final int[] marks = new int[Mark.values().length];

        void add(Mark mark) {
            marks[mark.ordinal()]++;
        }

        @Override
        public String toString() {
            int moves = Arrays.stream(marks).sum();
            int blunders = marks[Mark.BLUNDER.ordinal()];
            int mistakes = marks[Mark.MISTAKE.ordinal()] + blunders;
            return String.format(
                    Locale.ROOT, "%.2f%% (%.2f%%) of %d", 100.0 * mistakes / moves, 100.0 * blunders / moves, moves);
        }
    }
}
