package flagfall.ai.opening;

import flagfall.ai.tuning.SetupTuning;
import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What no setup of ours should have, whatever else speaks for it. On a strange board or with a strange army some of it
/// cannot be helped; then the fewer faults the better.
final class SetupFaults {

    private final Board board;
    private final Side side;
    private final SetupTuning tuning;
    /// Whether most of the home is taken, so that there is always someone to stand before someone else.
    private final boolean full;

    SetupFaults(Ruleset rules, Side side, SetupTuning tuning) {
        this.tuning = tuning;
        board = rules.board();
        this.side = side;
        full = 2 * rules.army().size() > board.columns() * board.homeRows();
    }

    /// {@return everything that is foolish about a setup, in words}
    List<String> faults(Setup setup) {
        List<String> faults = new ArrayList<>();
        complain(faults, "the flag is not at the very back", isFlagForward(setup));
        complain(faults, "a scout can run to the flag", isFlagInSight(setup));
        complain(faults, "nobody stands beside the flag", full && isFlagLonely(setup));
        complain(faults, "a piece cannot get out", isSomeoneShutIn(setup));
        complain(faults, "bombs bar the ways out", areWaysBarred(setup));
        complain(faults, "most miners stand in front", areMinersInFront(setup));
        complain(faults, "the spy stands far from those it avenges", full && isSpyFar(setup));
        complain(faults, "the spy stands in front", full && isBefore(setup, Rank.SPY));
        complain(faults, "a commander stands at the very back", full && isBehind(setup));
        return faults;
    }

    private static void complain(List<String> faults, String words, boolean justly) {
        if (justly) {
            faults.add(words);
        }
    }

    // --- The flag --------------------------------------------------------------------------------------------

    private boolean isFlagForward(Setup setup) {
        return depth(flag(setup)) > 0;
    }

    private boolean isFlagInSight(Setup setup) {
        Square flag = flag(setup);
        return setup.pieces().keySet().stream()
                .noneMatch(square -> square.column() == flag.column() && depth(square) > depth(flag));
    }

    private boolean isFlagLonely(Setup setup) {
        return neighbours(flag(setup)).stream()
                .anyMatch(square -> !setup.pieces().containsKey(square));
    }

    private static Square flag(Setup setup) {
        return squares(setup, Rank.FLAG).getFirst();
    }

    // --- The ways out ----------------------------------------------------------------------------------------

    /// Own pieces step aside; bombs, the flag and lakes do not.
    private boolean isSomeoneShutIn(Setup setup) {
        Set<Square> free = new HashSet<>();
        Deque<Square> next = new ArrayDeque<>(gates(setup));
        while (!next.isEmpty()) {
            Square square = next.remove();
            if (isPassable(setup, square) && free.add(square)) {
                next.addAll(neighbours(square));
            }
        }
        return setup.pieces().entrySet().stream()
                .anyMatch(entry -> entry.getValue().canMove() && !free.contains(entry.getKey()));
    }

    private boolean areWaysBarred(Setup setup) {
        long ways = board.home(side).stream()
                .filter(square -> isFront(square) && isOpenAhead(square))
                .count();
        return 2L * gates(setup).size() < ways;
    }

    /// {@return the front squares through which the army can leave}
    private List<Square> gates(Setup setup) {
        return board.home(side).stream()
                .filter(square -> isFront(square) && isOpenAhead(square) && isPassable(setup, square))
                .toList();
    }

    private boolean isPassable(Setup setup, Square square) {
        Rank rank = setup.pieces().get(square);
        return board.isHome(square, side) && (rank == null || rank.canMove());
    }

    private boolean isOpenAhead(Square square) {
        return !board.lakes().contains(new Square(square.column(), square.row() + (side == Side.RED ? 1 : -1)));
    }

    // --- The rest of the army --------------------------------------------------------------------------------

    private boolean areMinersInFront(Setup setup) {
        List<Square> miners = squares(setup, Rank.MINER);
        return 2 * miners.stream().filter(this::isFront).count() > miners.size();
    }

    private boolean isSpyFar(Setup setup) {
        List<Square> avenged = new ArrayList<>(squares(setup, Rank.MARSHAL));
        avenged.addAll(squares(setup, Rank.GENERAL));
        return !avenged.isEmpty()
                && squares(setup, Rank.SPY).stream()
                        .noneMatch(
                                spy -> avenged.stream().anyMatch(other -> distance(spy, other) <= tuning.spyDistance()))
                && !squares(setup, Rank.SPY).isEmpty();
    }

    private boolean isBefore(Setup setup, Rank rank) {
        return squares(setup, rank).stream().anyMatch(square -> isFront(square) && isOpenAhead(square));
    }

    private boolean isBehind(Setup setup) {
        return board.homeRows() > 2
                && setup.pieces().entrySet().stream()
                        .anyMatch(entry -> depth(entry.getKey()) == 0
                                && (entry.getValue() == Rank.MARSHAL || entry.getValue() == Rank.GENERAL));
    }

    // --- Squares ---------------------------------------------------------------------------------------------

    private static List<Square> squares(Setup setup, Rank rank) {
        return setup.pieces().entrySet().stream()
                .filter(entry -> entry.getValue() == rank)
                .map(Map.Entry::getKey)
                .toList();
    }

    /// Rows count from zero at the very back.
    private int depth(Square square) {
        return side == Side.RED ? square.row() : board.rows() - 1 - square.row();
    }

    private boolean isFront(Square square) {
        return depth(square) == board.homeRows() - 1;
    }

    private List<Square> neighbours(Square square) {
        return board.home(side).stream().filter(square::touches).toList();
    }

    private static int distance(Square one, Square other) {
        return Math.abs(one.column() - other.column()) + Math.abs(one.row() - other.row());
    }
}
