package flagfall.ai.network.player;

import java.time.Duration;
import java.util.function.LongSupplier;

/// How much a player may put to the network for one move, after its first look.
///
/// @param positions so many at most
/// @param deadline when to stop, by the clock
/// @param clock tells nanoseconds, like [System#nanoTime]
public record Allowance(int positions, long deadline, LongSupplier clock) {

    /// Nothing but the first look.
    public static final Allowance NONE = positions(0);

    /// {@return so many positions, however long they take}
    public static Allowance positions(int most) {
        return new Allowance(most, Long.MAX_VALUE, () -> 0);
    }

    /// {@return so many positions, or as many as fit into a time that runs from now}
    public static Allowance within(int most, Duration time, LongSupplier clock) {
        return new Allowance(most, clock.getAsLong() + time.toNanos(), clock);
    }

    /// {@return the same, with so many positions at most}
    Allowance atMost(int most) {
        return new Allowance(Math.min(positions, most), deadline, clock);
    }

    /// {@return whether there is time for something that takes so many nanoseconds}
    boolean leaves(long nanos) {
        return deadline - clock.getAsLong() >= nanos;
    }

    /// {@return how many positions fit into what is left, if each takes as long as the one that was begun then}
    int fitting(long start) {
        long now = clock.getAsLong();
        long each = Math.max(1, now - start);
        return (int) Math.min(positions, Math.max(0, deadline - now) / each);
    }
}
