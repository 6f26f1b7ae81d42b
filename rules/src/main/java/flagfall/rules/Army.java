package flagfall.rules;

import flagfall.piece.Rank;
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
    public List<String> faults(int homeSquares) {
        List<String> faults = new ArrayList<>();
        counts.forEach((rank, count) -> {
            if (count < 0) {
                faults.add("army." + rank.word() + " must not be negative: " + count);
            }
        });
        if (count(Rank.FLAG) != 1) {
            faults.add("army.flag must be exactly 1, not " + count(Rank.FLAG));
        }
        if (counts.keySet().stream().noneMatch(rank -> rank.canMove() && count(rank) > 0)) {
            faults.add("army has no movable piece");
        }
        if (total() > homeSquares) {
            faults.add("army of " + total() + " is larger than its home of " + homeSquares + " squares");
        }
        return faults;
    }
}
