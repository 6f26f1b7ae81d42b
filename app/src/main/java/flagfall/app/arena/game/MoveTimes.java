package flagfall.app.arena.game;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// How long a player took for its moves: how many took how many milliseconds, rounded up.
public record MoveTimes(SortedMap<Long, Integer> counts) {

    public static final MoveTimes NONE = new MoveTimes(new TreeMap<>());

    public MoveTimes {
        counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
    }

    MoveTimes plus(Duration time) {
        SortedMap<Long, Integer> more = new TreeMap<>(counts);
        more.merge((time.toNanos() + 999_999) / 1_000_000, 1, Integer::sum);
        return new MoveTimes(more);
    }

    public MoveTimes plus(MoveTimes others) {
        SortedMap<Long, Integer> more = new TreeMap<>(counts);
        others.counts.forEach((millis, count) -> more.merge(millis, count, Integer::sum));
        return new MoveTimes(more);
    }

    /// {@return the time that this share of all moves kept within}
    Duration within(double share) {
        long wanted = (long) Math.ceil(share * count());
        long seen = 0;
        for (Map.Entry<Long, Integer> entry : counts.entrySet()) {
            seen += entry.getValue();
            if (seen >= wanted) {
                return Duration.ofMillis(entry.getKey());
            }
        }
        return Duration.ZERO;
    }

    private long count() {
        return counts.values().stream().mapToLong(Integer::longValue).sum();
    }

    @Override
    public String toString() {
        return within(0.5).toMillis() + ", " + within(0.99).toMillis() + ", "
                + within(1).toMillis() + " ms";
    }
}
