package flagfall.ai.opening;

import flagfall.ai.belief.Habits;
import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/// Draws setups: each is drawn square by square from how strong players set up, the flag first, then its bombs, then
/// the rest from the highest rank down. The best of a handful, by [Soundness], is taken, so that no two games need
/// begin alike and none begins badly.
public final class Deployment {

    private static final int HANDFUL = 16;
    private static final double LEAST = 0.002;
    private static final double GUARD = 4;

    private final Ruleset rules;
    private final Side side;
    private final Habits habits;
    private final List<Square> home;
    private final Random random;

    private Deployment(Ruleset rules, Side side, Random random) {
        this.rules = rules;
        this.side = side;
        this.random = random;
        habits = Habits.of(rules) == Habits.SPARSE ? Habits.SPARSE : Habits.LEARNED;
        home = rules.board().home(side);
    }

    /// {@return a setup, the same for the same seed}
    public static Setup draw(Ruleset rules, Side side, long seed) {
        Deployment deployment = new Deployment(rules, side, new Random(seed * 0x9e3779b97f4a7c15L + side.ordinal()));
        Soundness soundness = new Soundness(rules.board(), side);
        List<Setup> handful = new ArrayList<>();
        Map<Setup, Double> worth = new HashMap<>();
        for (int draft = 0; draft < HANDFUL; draft++) {
            Setup setup = deployment.draft();
            handful.add(setup);
            worth.put(setup, soundness.of(setup));
        }
        return handful.stream().max(Comparator.comparing(worth::get)).orElseThrow();
    }

    private Setup draft() {
        Map<Square, Rank> pieces = new TreeMap<>();
        List<Square> free = new ArrayList<>(home);
        Square flag = take(free, square -> stands(Rank.FLAG, square) * (isBack(square) ? 1 : 0.05));
        pieces.put(flag, Rank.FLAG);
        for (int bombs = rules.army().count(Rank.BOMB); bombs > 0; bombs--) {
            pieces.put(take(free, square -> bombs(flag, square)), Rank.BOMB);
        }
        for (Rank rank : List.of(Rank.values()).reversed()) {
            if (rank.canMove()) {
                for (int count = rules.army().count(rank); count > 0; count--) {
                    pieces.put(take(free, square -> stands(rank, square)), rank);
                }
            }
        }
        return new Setup(side, pieces);
    }

    private interface Weight {
        double of(Square square);
    }

    /// Takes a free square, each as often as its weight says.
    private Square take(List<Square> free, Weight weight) {
        double total = 0;
        for (Square square : free) {
            total += weight.of(square);
        }
        double left = random.nextDouble() * total;
        for (int index = 0; index < free.size() - 1; index++) {
            left -= weight.of(free.get(index));
            if (left < 0) {
                return free.remove(index);
            }
        }
        return free.removeLast();
    }

    private boolean isBack(Square square) {
        Board board = rules.board();
        int depth = side == Side.RED ? square.row() : board.rows() - 1 - square.row();
        return depth == 0 || (depth == 1 && board.homeRows() > 3);
    }

    private double stands(Rank rank, Square square) {
        return LEAST + habits.stands(rank.ordinal(), table(square));
    }

    private double bombs(Square flag, Square square) {
        double guard = flag.touches(square) ? GUARD : 1;
        return guard * (LEAST + habits.bombs(table(flag), table(square)));
    }

    private int table(Square square) {
        return Habits.square(rules.board(), side.ordinal(), Grid.cell(square));
    }
}
