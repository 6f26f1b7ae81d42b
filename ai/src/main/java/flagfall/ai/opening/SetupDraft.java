package flagfall.ai.opening;

import flagfall.ai.belief.HomeSquares;
import flagfall.ai.tuning.SetupTuning;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Draws setups for any ruleset: each is drawn square by square from how strong players set up, the flag first, then
/// its bombs, then the rest from the highest rank down. The best of a handful is taken: the one with the fewest faults
/// by [SetupFaults], then the soundest by [Soundness]. All of the handful have their flag on one square, since whoever
/// always took the soundest square would be found out.
final class SetupDraft {

    private static final Comparator<Judged> BETTER =
            Comparator.comparingInt(Judged::faults).reversed().thenComparingDouble(Judged::worth);

    private final Ruleset rules;
    private final Side side;
    private final PlacementTable placements;
    private final List<Square> home;
    private final Random random;
    private final SetupTuning tuning;
    private final SetupFaults check;
    private final Soundness soundness;

    SetupDraft(Ruleset rules, Side side, Random random, SetupTuning tuning) {
        this.rules = rules;
        this.side = side;
        this.random = random;
        placements = PlacementTable.of(rules);
        home = rules.board().home(side);
        this.tuning = tuning;
        check = new SetupFaults(rules, side, tuning);
        soundness = new Soundness(rules.board(), side, tuning);
    }

    /// {@return the best of a handful, or of a few handfuls where every one of the first is foolish}
    Setup best() {
        Judged best = handful();
        for (int more = 1; more < tuning.handfuls() && best.faults > 0; more++) {
            Judged next = handful();
            best = BETTER.compare(next, best) > 0 ? next : best;
        }
        return best.setup;
    }

    private Judged handful() {
        Square flag = flag();
        return Stream.generate(() -> draft(flag))
                .limit(tuning.handful())
                .map(setup -> new Judged(setup, check.faults(setup).size(), soundness.of(setup)))
                .max(BETTER)
                .orElseThrow();
    }

    private record Judged(Setup setup, int faults, double worth) {}

    private Square flag() {
        List<Square> back = home.stream().filter(this::isBack).toList();
        return take(new ArrayList<>(back), square -> stands(Rank.FLAG, square));
    }

    private Setup draft(Square flag) {
        Map<Square, Rank> pieces = new TreeMap<>();
        List<Square> free = new ArrayList<>(home);
        free.remove(flag);
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
        return square.row() == (side == Side.RED ? 0 : rules.board().rows() - 1);
    }

    private double stands(Rank rank, Square square) {
        return tuning.leastOften() + placements.stands(rank.ordinal(), table(square));
    }

    private double bombs(Square flag, Square square) {
        double guard = flag.touches(square) ? tuning.bombAtFlag() : 1;
        return guard * (tuning.leastOften() + placements.bombs(table(flag), table(square)));
    }

    private int table(Square square) {
        return HomeSquares.square(rules.board(), side.ordinal(), Grid.cell(square));
    }
}
