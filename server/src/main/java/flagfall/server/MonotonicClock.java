package flagfall.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/// A clock that never jumps: the wall clock at the start of the server, and from then on what has passed since. Whoever
/// sets the wall clock gives or takes nobody time in a game.
final class MonotonicClock implements InstantSource {

    private final Instant start;
    private final long startNanos;
    private final LongSupplier nanos;

    MonotonicClock(InstantSource wall, LongSupplier nanos) {
        this.start = wall.instant();
        this.startNanos = nanos.getAsLong();
        this.nanos = nanos;
    }

    @Override
    public Instant instant() {
        return start.plus(Duration.ofNanos(nanos.getAsLong() - startNanos));
    }
}
