package flagfall.rules;

import flagfall.piece.Rank;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// How many pieces of each rank a side begins with. An army may be a draft; [#faults(int)] tells.
public record Army(Map<Rank, Integer> counts) {

    public Army {
        EnumMap<Rank, Integer> all = new EnumMap<>(Rank.class);
        for (Rank rank : Rank.values()) {
            all.put(rank, counts.getOrDefault(rank, 0));
        }
        counts = Collections.unmodifiableMap(all);
    }

    public int count(Rank rank) {
        return counts.getOrDefault(rank, 0);
    }

    /// {@return how many pieces there are in all}
    public int size() {
        return Math.toIntExact(total());
    }

    // A draft may ask for more pieces than an int can count.
    private long total() {
        return counts.values().stream().mapToLong(Integer::longValue).sum();
    }

    /// {@return this army with another number of one rank}
    public Army with(Rank rank, int count) {
        EnumMap<Rank, Integer> changed = new EnumMap<>(counts);
        changed.put(rank, count);
        return new Army(changed);
    }

    /// {@return what keeps this army from being played on a home of so many squares, every reason at once}
    public List<Problem> faults(int homeSquares) {
        List<Problem> faults = new ArrayList<>();
        counts.forEach((rank, count) -> {
            if (count < 0) {
                faults.add(TextProblem.NEGATIVE_COUNT.with(rank.word(), count));
            }
        });
        if (count(Rank.FLAG) != 1) {
            faults.add(TextProblem.FLAG_COUNT.with(1, count(Rank.FLAG)));
        }
        if (counts.keySet().stream().noneMatch(rank -> rank.canMove() && count(rank) > 0)) {
            faults.add(TextProblem.NO_MOVABLE_PIECE.with());
        }
        if (total() > homeSquares) {
            faults.add(TextProblem.ARMY_TOO_LARGE.with(total(), homeSquares));
        }
        return faults;
    }
}
