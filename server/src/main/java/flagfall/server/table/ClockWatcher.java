package flagfall.server.table;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/// Watches the clocks: checks each table when someone's time may be up.
final class ClockWatcher implements Table.Listener {

    @Override
    public void notice(Table table, TableSnapshot snapshot) {
        table.untilTimeIsUp()
                .ifPresent(wait -> CompletableFuture.delayedExecutor(
                                Math.max(0, wait.plus(Duration.ofMillis(1)).toMillis()),
                                TimeUnit.MILLISECONDS,
                                Table.THREADS)
                        .execute(table::stopExpiredClock));
    }
}
