package flagfall.browser;

import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.position.Turn;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;

/// A short game thought out beforehand, from two whole armies to a fallen flag, for two people to play on the page.
record Story(String red, String blue, List<Chapter> chapters) {

    /// No longer than this, for every move takes its time on a page.
    private static final int MOST_MOVES = 7;

    /// One move, and whose it is.
    record Chapter(Side side, String from, String to) {}

    /// {@return a story with a battle in it before the one that ends it}
    static Story of(Ruleset rules) {
        return LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> told(rules, new Random(seed)))
                .flatMap(Optional::stream)
                .findFirst()
                .orElseThrow();
    }

    String setup(Side side) {
        return side == Side.RED ? red : blue;
    }

    Side winner() {
        return chapters.getLast().side();
    }

    private static Optional<Story> told(Ruleset rules, Random random) {
        Setup red = Setup.random(rules, Side.RED, random.nextLong());
        Setup blue = Setup.random(rules, Side.BLUE, random.nextLong());
        Position now = Position.start(rules, red, blue, rules.firstMover().draw(0));
        List<Chapter> chapters = new ArrayList<>();
        int battles = 0;
        while (chapters.size() < MOST_MOVES && !now.outcome().isOver()) {
            Move move = eager(now, random);
            chapters.add(chapter(now.toMove(), move.toString()));
            now = now.play(move);
            battles += now.turn(now.ply() - 1) instanceof Turn.Attack ? 1 : 0;
        }
        boolean ends = now.outcome() instanceof Outcome.Won won && won.reason() == Outcome.Reason.FLAG && battles > 1;
        return ends
                ? Optional.of(
                        new Story(SetupText.write(red, rules.board()), SetupText.write(blue, rules.board()), chapters))
                : Optional.empty();
    }

    /// Rather far than near, and rather forward than back.
    private static Move eager(Position now, Random random) {
        int forward = now.toMove() == Side.RED ? 1 : -1;
        return now.moves().stream()
                .filter(move -> squares(move.toString()).length == 2)
                .max(Comparator.comparingInt((Move move) -> forward * advance(move) + random.nextInt(4))
                        .thenComparing(Move::toString))
                .orElseThrow();
    }

    private static int advance(Move move) {
        String[] squares = squares(move.toString());
        return row(squares[1]) - row(squares[0]);
    }

    private static Chapter chapter(Side side, String move) {
        String[] squares = squares(move);
        return new Chapter(side, squares[0], squares[1]);
    }

    private static String[] squares(String move) {
        return move.split("(?<=[0-9])(?=[a-z])", -1);
    }

    private static int row(String square) {
        return Integer.parseInt(square.substring(1));
    }
}
