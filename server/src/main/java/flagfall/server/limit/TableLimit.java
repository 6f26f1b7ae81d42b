package flagfall.server.limit;

import java.time.Duration;
import java.util.List;

/// How long a table that nobody looks at stays in memory. Whoever looks at one game after another must not fill it.
public final class TableLimit {

    static final Duration LONGEST_IDLE = Duration.ofMinutes(10);
    /// Sooner than this none is let go, however many there are: it may be in use.
    static final Duration SHORTEST_IDLE = Duration.ofSeconds(10);

    /// What a table takes of the heap, generously.
    private static final long BYTES_EACH = 64 * 1024;

    private final int most;

    TableLimit(int most) {
        this.most = most;
    }

    /// As many as the heap allows.
    public static TableLimit ofThisMachine() {
        return new TableLimit(Math.clamp(Runtime.getRuntime().maxMemory() / BYTES_EACH, 100, 1_000_000));
    }

    /// {@return how long the tables that may stay have not been looked at}
    ///
    /// @param idle how long each has not been looked at
    public Duration longestIdle(List<Duration> idle) {
        if (idle.size() <= most) {
            return LONGEST_IDLE;
        }
        Duration last = idle.stream().sorted().skip(most - 1L).findFirst().orElseThrow();
        Duration kept = last.compareTo(SHORTEST_IDLE) > 0 ? last : SHORTEST_IDLE;
        return kept.compareTo(LONGEST_IDLE) < 0 ? kept : LONGEST_IDLE;
    }
}
