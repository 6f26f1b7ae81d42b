package flagfall.server.table;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The time at one table. It is everyone's time, except that it can stand still: in a hot-seat game nobody can act
/// while the curtain is down, and then nobody's clock runs. Events are stored with the time at their table, so a clock
/// that is read again from the store shows the same.
final class TableTime {

    private final InstantSource time;
    /// How far this table is behind everyone's time.
    private Duration behind = Duration.ZERO;
    /// Where it stands still; null while it runs.
    private @Nullable Instant standing;

    TableTime(InstantSource time) {
        this.time = time;
    }

    synchronized Instant now() {
        return standing != null ? standing : time.instant().minus(behind);
    }

    synchronized void stop() {
        stopAt(now());
    }

    /// Stands still at the moment of the last thing that happened.
    synchronized void stopAt(Instant moment) {
        standing = moment;
    }

    synchronized void run() {
        if (standing != null) {
            behind = Duration.between(standing, time.instant());
            standing = null;
        }
    }

    /// {@return when everyone's time will be this time at the table, if it does not stand still}
    synchronized Optional<Instant> onTheWall(Instant moment) {
        return standing != null ? Optional.empty() : Optional.of(moment.plus(behind));
    }
}
