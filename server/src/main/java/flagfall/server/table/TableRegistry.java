package flagfall.server.table;

import flagfall.server.engine.EngineService;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;

/// All tables in memory. A game that nobody has looked at for a while is only a log in the store; the next request for
/// it loads its table again.
public final class TableRegistry implements AutoCloseable {

    private static final Duration LONGEST_IDLE = Duration.ofMinutes(10);

    private final GameStore store;
    private final InstantSource time;
    private final List<Table.Listener> listeners;
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final ScheduledExecutorService evictor = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("evictor").daemon().factory());
    private final ScheduledFuture<?> sweeping;
    private volatile boolean closing;

    public TableRegistry(GameStore store, EngineService engines, InstantSource time) {
        this.store = store;
        this.time = time;
        this.listeners = List.of(new ClockWatcher(), new ComputerOpponent(engines));
        this.sweeping = evictor.scheduleWithFixedDelay(this::evictIdle, 1, 1, TimeUnit.MINUTES);
    }

    /// {@return the table of this game}
    /// @throws flagfall.server.error.ApiException if there is no such game
    public Table find(String id) {
        Table present = tables.get(id);
        return present != null ? present : load(store.find(id).orElseThrow(ErrorCode.UNKNOWN_GAME::exception));
    }

    /// {@return the table of a game that exists}
    public Table of(GameRow row) {
        Table present = tables.get(row.id());
        return present != null ? present : load(row);
    }

    private Table load(GameRow row) {
        Table fresh = new Table(row, store, time, this::notifyListeners);
        Table earlier = tables.putIfAbsent(row.id(), fresh);
        if (earlier != null) {
            return earlier;
        }
        notifyListeners(fresh, fresh.snapshot());
        return fresh;
    }

    private void notifyListeners(Table table, TableSnapshot snapshot) {
        if (!closing) {
            listeners.forEach(listener -> listener.notice(table, snapshot));
        }
    }

    private void evictIdle() {
        tables.values().removeIf(table -> table.isIdle(LONGEST_IDLE));
    }

    /// {@return how many tables are in memory}
    public int count() {
        return tables.size();
    }

    /// {@return whether the server is closing, so that every stream should end}
    public boolean isClosing() {
        return closing;
    }

    /// Ends every stream. The store finishes what is being written.
    @Override
    public void close() {
        closing = true;
        sweeping.cancel(false);
        evictor.shutdown();
        tables.values().forEach(Table::wakeListeners);
    }
}
