package flagfall.ai.search;

import java.time.Duration;

/// When to stop thinking.
public final class Limit {

    /// The clock is looked at once in so many positions.
    private static final int PATIENCE = 255;

    private final long mostNodes;
    private final long deadline;
    private long nodes;
    private boolean over;

    private Limit(long mostNodes, long deadline) {
        this.mostNodes = mostNodes;
        this.deadline = deadline;
    }

    /// {@return a limit of so many positions}
    public static Limit nodes(long most) {
        return new Limit(most, Long.MAX_VALUE);
    }

    /// {@return a limit by the clock, with something kept back for the way to the player}
    public static Limit time(Duration most) {
        return new Limit(Long.MAX_VALUE, System.nanoTime() + most.toNanos() * 9 / 10);
    }

    /// Counts a position; tells whether it is time to stop.
    boolean isOver() {
        nodes++;
        if (nodes >= mostNodes || ((nodes & PATIENCE) == 0 && isLate())) {
            over = true;
        }
        return over;
    }

    private boolean isLate() {
        return deadline != Long.MAX_VALUE && System.nanoTime() - deadline >= 0;
    }

    /// {@return how many positions there may be to look at, at most}
    long most() {
        return mostNodes;
    }

    boolean wasOver() {
        return over;
    }

    long nodes() {
        return nodes;
    }
}
