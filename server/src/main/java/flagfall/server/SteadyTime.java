package flagfall.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/// The time of the wall when the server started, and from then on what has passed since. Somebody who sets the clock on
/// the wall gives or takes nobody's time in a game.
final class SteadyTime implements InstantSource {

    private final Instant start;
    private final long startNanos;
    private final LongSupplier nanos;

    SteadyTime(InstantSource wall, LongSupplier nanos) {
        this.start = wall.instant();
        this.startNanos = nanos.getAsLong();
        this.nanos = nanos;
    }

    @Override
    public Instant instant() {
        return start.plus(Duration.ofNanos(nanos.getAsLong() - startNanos));
    }
}
