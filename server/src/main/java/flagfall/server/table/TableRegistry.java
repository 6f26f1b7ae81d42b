package flagfall.server.table;

import flagfall.server.engine.EngineService;
import flagfall.server.error.ApiException;
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

/// All tables at which something is going on. A game that nobody looks at is only a log; the first one to ask for
/// it has its table set up again.
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
        this.sweeping = evictor.scheduleWithFixedDelay(this::clearIdle, 1, 1, TimeUnit.MINUTES);
    }

    /// {@return the table of this game}
    /// @throws Refused if there is no such game
    public Table find(String id) {
        Table present = tables.get(id);
        return present != null ? present : setUp(store.find(id).orElseThrow(ApiException::unknownGame));
    }

    /// {@return the table of a game that is known to be there}
    public Table of(GameRow row) {
        Table present = tables.get(row.id());
        return present != null ? present : setUp(row);
    }

    private Table setUp(GameRow row) {
        Table fresh = new Table(row, store, time, this::tell);
        Table earlier = tables.putIfAbsent(row.id(), fresh);
        if (earlier != null) {
            return earlier;
        }
        tell(fresh, fresh.snapshot());
        return fresh;
    }

    private void tell(Table table, TableSnapshot snapshot) {
        if (!closing) {
            listeners.forEach(listener -> listener.notice(table, snapshot));
        }
    }

    private void clearIdle() {
        tables.values().removeIf(table -> table.isIdle(LONGEST_IDLE));
    }

    /// {@return how many tables are set up}
    public int count() {
        return tables.size();
    }

    /// {@return whether the server is closing, and every stream should end}
    public boolean isClosing() {
        return closing;
    }

    /// Ends every stream. What was being written is finished by the store.
    @Override
    public void close() {
        closing = true;
        sweeping.cancel(false);
        evictor.shutdown();
        tables.values().forEach(Table::wakeListeners);
    }
}
