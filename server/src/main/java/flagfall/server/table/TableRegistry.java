package flagfall.server.table;

import flagfall.server.engine.EngineService;
import flagfall.server.error.ErrorCode;
import flagfall.server.feed.PersonalFeeds;
import flagfall.server.limit.TableLimit;
import flagfall.server.presence.Presence;
import flagfall.server.store.GameProgress;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.Heartbeat;
import flagfall.server.store.Outages;
import flagfall.server.store.StoredEvent;
import flagfall.server.store.shared.GameVersion;
import flagfall.server.store.shared.GamesInMemory;
import flagfall.server.store.shared.OtherServers;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

/// All tables in memory. A game that nobody has looked at for a while is only a log in the store; the next request for
/// it loads its table again.
public final class TableRegistry implements GamesInMemory, AutoCloseable {

    private static final Pattern ID = Pattern.compile("[A-Za-z0-9_-]{1,64}");

    private final GameStore store;
    private final Heartbeat heartbeat;
    private final InstantSource time;
    private final TimerService timer;
    private final PersonalFeeds feeds;
    private final Presence presence;
    private final List<Table.Listener> listeners;
    private final TableLimit limit = TableLimit.ofThisMachine();
    private final Map<String, Table> tables = new ConcurrentHashMap<>();
    private final Table.Listener everyone = new Table.Listener() {
        @Override
        public void notice(Table table, TableSnapshot snapshot) {
            notifyListeners(table, snapshot);
        }

        @Override
        public void watching(Table table, String player, boolean here) {
            presence.watching(table.id(), player, here);
        }

        @Override
        public int spectators(Table table) {
            return withThoseElsewhere(table.id(), table.spectatorsHere());
        }
    };

    /// What the other servers know of the spectators here. Only the timer uses it.
    private final Map<String, Integer> told = new HashMap<>();
    private volatile Map<String, Integer> watchedElsewhere = Map.of();
    private final AtomicLong endings = new AtomicLong();
    private volatile OtherServers others = OtherServers.NONE;
    private Outages outages;
    private volatile boolean closing;

    public TableRegistry(
            GameStore store,
            Heartbeat heartbeat,
            EngineService engines,
            InstantSource time,
            PersonalFeeds feeds,
            Presence presence) {
        this.store = store;
        this.heartbeat = heartbeat;
        this.time = time;
        this.feeds = feeds;
        this.presence = presence;
        this.outages = heartbeat.outages();
        this.timer = new TimerService(store, heartbeat, time);
        this.listeners = List.of(timer, new ComputerOpponent(engines));
        timer.start(this);
    }

    /// From now on, others may write to the same store: what is in memory is compared with it before it is used.
    public void shareWith(OtherServers writers) {
        others = writers;
        writers.tell(this);
    }

    /// {@return the table of this game, with all that was stored when it was asked for}
    /// @throws flagfall.server.error.ApiException if there is no such game
    public Table find(String id) {
        Table present = tables.get(id);
        if (present != null) {
            return current(present);
        }
        GameRow row = Optional.of(id)
                .filter(TableRegistry::isId)
                .flatMap(store::find)
                .orElseThrow(ErrorCode.UNKNOWN_GAME::exception);
        return load(row, others.mayWrite());
    }

    /// {@return whether a game could be called this; not every other text can be asked for in every database}
    public static boolean isId(String text) {
        return ID.matcher(text).matches();
    }

    private Table current(Table present) {
        if (others.mayWrite()) {
            others.version(present.id()).ifPresentOrElse(stored -> catchUp(present, stored), () -> {
                forget(present);
                throw ErrorCode.UNKNOWN_GAME.exception();
            });
        }
        return present;
    }

    private static void catchUp(Table table, GameVersion stored) {
        table.catchUp(stored.slots());
        if (table.seats() != stored.seats()) {
            table.readSeats();
        }
        if (table.row().isHotSeat()) {
            table.readCurtain();
        }
    }

    @Override
    public Collection<String> watched() {
        return tables.values().stream().filter(Table::isWatched).map(Table::id).toList();
    }

    @Override
    public void hasEntries(String game, int slots) {
        present(game).ifPresent(table -> table.catchUp(slots));
    }

    @Override
    public void hasSeats(String game) {
        present(game).ifPresent(Table::readSeats);
    }

    @Override
    public void hasNames(String game) {
        present(game).ifPresent(table -> table.audience().renamed());
    }

    @Override
    public void isAt(GameVersion stored) {
        present(stored.game()).ifPresent(table -> catchUp(table, stored));
    }

    @Override
    public void isGone(String game) {
        present(game).ifPresent(this::forget);
    }

    /// {@return the table of a game that has just been opened here}
    public Table of(GameRow row) {
        Table present = tables.get(row.id());
        return present != null ? present : load(row, false);
    }

    /// {@return the table of this game if it is in memory}
    public Optional<Table> present(String id) {
        return Optional.ofNullable(tables.get(id));
    }

    /// Drops the table of a game that is no more, and ends its streams.
    public void forget(Table table) {
        tables.remove(table.id());
        table.audience().close();
    }

    /// {@return how far a new game comes with its first entry}
    public GameProgress progressWith(GameRow row, StoredEvent first) {
        Outages outages = heartbeat.outages();
        return TableState.of(row, List.of(), outages).progressTo(TableState.of(row, List.of(first), outages));
    }

    private Table load(GameRow row, boolean fromAnother) {
        Table fresh = new Table(row, store, heartbeat, time, everyone, fromAnother);
        Table earlier = tables.putIfAbsent(row.id(), fresh);
        if (earlier != null) {
            return earlier;
        }
        notifyListeners(fresh, fresh.snapshot());
        return fresh;
    }

    /// {@return a number that grows whenever a game ends here}
    public long endings() {
        return endings.get();
    }

    private void notifyListeners(Table table, TableSnapshot snapshot) {
        if (snapshot.state().game().outcome().isOver()) {
            endings.incrementAndGet();
            feeds.ring(snapshot.seats().values(), table.id());
        }
        if (!closing) {
            listeners.forEach(listener -> listener.notice(table, snapshot));
        }
    }

    /// Hears of games that have been opened, joined, taken back or ended, also by another server.
    void readChanges(Instant now) {
        feeds.readChanges(
                now,
                change -> present(change.game()).ifPresent(table -> {
                    if (change.cancelled()) {
                        forget(table);
                    }
                }));
    }

    /// Gives back to everyone the time in which nobody could play. Only the timer calls this.
    void takeOutagesIn() {
        Outages now = heartbeat.outages();
        if (!now.equals(outages)) {
            outages = now;
            tables.values().forEach(Table::takeOutagesIn);
        }
    }

    /// Lets go of tables that nobody looks at.
    void evictIdle() {
        Duration longest =
                limit.longestIdle(tables.values().stream().map(Table::idle).toList());
        tables.values().removeIf(table -> table.idle().compareTo(longest) > 0);
        presence.forgetGone();
        presence.answerOthers();
        exchangeSpectators();
        presence.elsewhere()
                .ifPresent(all ->
                        tables.forEach((id, table) -> table.audience().elsewhere(all.getOrDefault(id, Set.of()))));
    }

    /// Servers that share a store tell each other how many people watch.
    private void exchangeSpectators() {
        if (!presence.hasOthers()) {
            return;
        }
        Map<String, Integer> changed = new HashMap<>();
        tables.forEach((id, table) -> {
            int here = table.spectatorsHere();
            if (here != told.getOrDefault(id, 0)) {
                changed.put(id, here);
            }
        });
        told.keySet().stream().filter(id -> !tables.containsKey(id)).forEach(id -> changed.put(id, 0));
        watchedElsewhere = presence.exchangeSpectators(changed);
        told.putAll(changed);
        told.values().removeIf(count -> count == 0);
    }

    /// {@return how many streams of a game are open of people who do not play, here and at other servers}
    public int spectators(String game) {
        return withThoseElsewhere(game, present(game).map(Table::spectatorsHere).orElse(0));
    }

    private int withThoseElsewhere(String game, int here) {
        return here + watchedElsewhere.getOrDefault(game, 0);
    }

    /// {@return how many tables are in memory}
    public int count() {
        return tables.size();
    }

    /// Ends every stream. The store finishes what is being written.
    @Override
    public void close() {
        closing = true;
        timer.close();
        feeds.close();
        tables.values().forEach(table -> table.audience().close());
    }
}
