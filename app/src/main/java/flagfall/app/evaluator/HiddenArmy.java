package flagfall.app.evaluator;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.rules.Army;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/// An enemy army of which little is known, each piece named by the square it began on.
final class HiddenArmy {

    private final Army army;
    private final Set<Square> homes;
    private final Map<Square, Rank> known = new TreeMap<>();
    private final Set<Square> movable = new HashSet<>();
    private Map<Square, Rank> madeUp = Map.of();

    HiddenArmy(Army army, Set<Square> homes) {
        this.army = army;
        this.homes = Set.copyOf(homes);
        imagine();
    }

    /// {@return a rank for each piece that contradicts nothing that is known}
    Map<Square, Rank> madeUp() {
        return madeUp;
    }

    /// Learns what a piece is; tells whether that is what was made up.
    boolean is(Square home, Rank rank) {
        known.put(home, rank);
        return madeUp.get(home) == rank || imagine();
    }

    /// Learns that a piece can move; tells whether one was made up that can.
    boolean moves(Square home) {
        movable.add(home);
        Rank rank = madeUp.get(home);
        return (rank != null && rank.canMove()) || imagine();
    }

    /// Makes up another army; always false, since the old one did not fit.
    private boolean imagine() {
        List<Square> strangers = homes.stream()
                .filter(home -> !known.containsKey(home))
                .sorted(Comparator.<Square, Boolean>comparing(movable::contains).thenComparing(home -> home))
                .toList();
        List<Rank> ranks = ranks(strangers.size());
        Map<Square, Rank> army = new TreeMap<>(known);
        for (int index = 0; index < strangers.size(); index++) {
            if (!ranks.get(index).canMove() && movable.contains(strangers.get(index))) {
                throw new IllegalArgumentException("more pieces have moved than can");
            }
            army.put(strangers.get(index), ranks.get(index));
        }
        madeUp = army;
        return false;
    }

    /// So many ranks of those not yet accounted for, the ones that never move first. Where not all of the army is
    /// there, the flag is, and bombs are the first to be missed.
    private List<Rank> ranks(int count) {
        List<Rank> left = new ArrayList<>();
        for (Rank rank : Rank.values()) {
            long seen = known.values().stream().filter(rank::equals).count();
            for (long number = seen; number < army.count(rank); number++) {
                left.add(rank);
            }
        }
        if (left.size() < count) {
            throw new IllegalArgumentException("more pieces than an army has");
        }
        // The last of all ranks is the bomb.
        List<Rank> present = new ArrayList<>(left.subList(0, count));
        present.sort(Comparator.comparing(Rank::canMove));
        return present;
    }
}
