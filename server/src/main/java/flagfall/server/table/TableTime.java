package flagfall.server.table;

import flagfall.server.store.Outages;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The time at a hot-seat table. Nobody can act while the curtain is down, so it stands still then, where the last
/// thing happened; and while no server is up. Events are stored with the time at their table, so every server that
/// reads them comes to the same.
///
/// @param stood when the last thing happened, in this time
/// @param since when the curtain was lifted, in everyone's time; null while it is down
record TableTime(Instant stood, @Nullable Instant since, Outages outages) {

    /// {@return the time here when everyone's time is this}
    Instant at(Instant everyones) {
        if (since == null) {
            return stood;
        }
        Duration run = Duration.between(outages.onClocks(since), outages.onClocks(everyones));
        // The clock of another server may be a moment ahead of ours.
        return run.isNegative() ? stood : stood.plus(run);
    }

    /// {@return when everyone's time will be this time here, if it does not stand still}
    Optional<Instant> onTheWall(Instant here) {
        return Optional.ofNullable(since)
                .map(lifted -> outages.onTheWall(outages.onClocks(lifted).plus(Duration.between(stood, here))));
    }
}
