package flagfall.app.arena.game;

import java.time.Duration;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/// How long a player took for its moves: how many took how many milliseconds, rounded up.
public record Times(SortedMap<Long, Integer> counts) {

    public static final Times NONE = new Times(new TreeMap<>());

    public Times {
        counts = Collections.unmodifiableSortedMap(new TreeMap<>(counts));
    }

    Times plus(Duration time) {
        SortedMap<Long, Integer> more = new TreeMap<>(counts);
        more.merge((time.toNanos() + 999_999) / 1_000_000, 1, Integer::sum);
        return new Times(more);
    }

    public Times plus(Times others) {
        SortedMap<Long, Integer> more = new TreeMap<>(counts);
        others.counts.forEach((millis, count) -> more.merge(millis, count, Integer::sum));
        return new Times(more);
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
