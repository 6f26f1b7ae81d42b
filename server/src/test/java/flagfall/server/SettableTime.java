package flagfall.server;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;

/// A clock on the wall that somebody sets.
final class SettableTime implements InstantSource {

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.ofEpochSecond(1_800_000_000));

    @Override
    public Instant instant() {
        return now.get();
    }

    void advance(Duration by) {
        now.updateAndGet(then -> then.plus(by));
    }
}
