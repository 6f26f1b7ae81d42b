package flagfall.ai.search;

import java.time.Duration;
import java.util.function.LongSupplier;

/// When to stop searching.
public final class SearchLimit {

    /// The clock is looked at once in so many positions.
    private static final int CLOCK_MASK = 255;

    private long mostNodes;
    private final long likelyNodes;
    private long deadline;
    private final LongSupplier clock;
    private long nodes;
    private boolean over;

    private SearchLimit(long mostNodes, long likelyNodes, long deadline, LongSupplier clock) {
        this.clock = clock;
        this.mostNodes = mostNodes;
        this.likelyNodes = likelyNodes;
        this.deadline = deadline;
    }

    /// {@return a limit of so many positions}
    public static SearchLimit nodes(long most) {
        return new SearchLimit(most, most, Long.MAX_VALUE, () -> 0);
    }

    /// {@return a limit by the clock, which runs from now}
    ///
    /// @param likelyNodes about how many positions can be looked at in that time
    /// @param clock tells nanoseconds, like [System#nanoTime]
    public static SearchLimit time(Duration most, long likelyNodes, LongSupplier clock) {
        return new SearchLimit(Long.MAX_VALUE, likelyNodes, clock.getAsLong() + most.toNanos(), clock);
    }

    /// Counts a position; tells whether it is time to stop.
    boolean isOver() {
        nodes++;
        if (nodes >= mostNodes || ((nodes & CLOCK_MASK) == 0 && isLate())) {
            over = true;
        }
        return over;
    }

    private boolean isLate() {
        return deadline != Long.MAX_VALUE && clock.getAsLong() - deadline >= 0;
    }

    /// {@return about how many positions there will be to look at}
    long likely() {
        return likelyNodes;
    }

    /// From now on there is no limit.
    void lift() {
        mostNodes = Long.MAX_VALUE;
        deadline = Long.MAX_VALUE;
        over = false;
    }

    boolean wasOver() {
        return over;
    }

    long nodes() {
        return nodes;
    }
}
