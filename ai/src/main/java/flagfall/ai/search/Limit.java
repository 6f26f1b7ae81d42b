package flagfall.ai.search;

import java.time.Duration;

/// When to stop thinking.
public final class Limit {

    /// The clock is looked at once in so many positions.
    private static final int PATIENCE = 255;
    /// About what a machine looks at.
    private static final long NODES_A_MILLISECOND = 2000;

    private final long mostNodes;
    private final long likelyNodes;
    private final long deadline;
    private long nodes;
    private boolean over;

    private Limit(long mostNodes, long likelyNodes, long deadline) {
        this.mostNodes = mostNodes;
        this.likelyNodes = likelyNodes;
        this.deadline = deadline;
    }

    /// {@return a limit of so many positions}
    public static Limit nodes(long most) {
        return new Limit(most, most, Long.MAX_VALUE);
    }

    /// {@return a limit by the clock, with something kept back for the way to the player}
    public static Limit time(Duration most) {
        long deadline = System.nanoTime() + most.toNanos() * 9 / 10;
        return new Limit(Long.MAX_VALUE, most.toMillis() * NODES_A_MILLISECOND, deadline);
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

    /// {@return about how many positions there will be to look at}
    long likely() {
        return likelyNodes;
    }

    boolean wasOver() {
        return over;
    }

    long nodes() {
        return nodes;
    }
}
