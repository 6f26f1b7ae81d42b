package flagfall.server.table;

import flagfall.game.Clock;
import flagfall.game.Event;
import flagfall.game.Rejection;
import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.Author;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.StoreFailure;
import flagfall.server.store.StoredEvent;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;

/// Where one game is played. Requests are carried out one at a time, and each is stored before it counts. The present
/// state is a [TableSnapshot] that anyone may read without waiting.
public final class Table {

    /// For what happens at a table without a request.
    static final Executor THREADS = Executors.newVirtualThreadPerTaskExecutor();

    private final GameRow row;
    private final GameStore store;
    private final InstantSource time;
    private final Listener listener;

    /// Whoever holds it may append to the log. It is fair: first come, first served.
    private final ReentrantLock writeLock = new ReentrantLock(true);
    private final ReentrantLock listenerLock = new ReentrantLock();
    private final Condition changed = listenerLock.newCondition();
    private volatile TableSnapshot snapshot;
    private volatile Instant touched;
    private volatile boolean closing;

    /// Called after every change, and when a table is loaded: the clock and the computer.
    interface Listener {
        void notice(Table table, TableSnapshot snapshot);
    }

    Table(GameRow row, GameStore store, InstantSource time, Listener listener) {
        this.row = row;
        this.store = store;
        this.time = time;
        this.listener = listener;
        this.snapshot = new TableSnapshot(row, readLog(), store.seats(row.id()), null);
        this.touched = time.instant();
    }

    private TableState readLog() {
        return TableState.of(row, store.log(row));
    }

    public String id() {
        return row.id();
    }

    TableSnapshot snapshot() {
        touched = time.instant();
        return snapshot;
    }

    Instant now() {
        return time.instant();
    }

    /// {@return whether nobody has looked at this table for `most`}
    boolean isIdle(Duration most) {
        return touched.plus(most).isBefore(time.instant()) && !hasListeners() && snapshot.curtain() == null;
    }

    private boolean hasListeners() {
        listenerLock.lock();
        try {
            return listenerLock.hasWaiters(changed);
        } finally {
            listenerLock.unlock();
        }
    }

    /// Carries out a request: it is decided under the write lock, checked against the law, and stored.
    ///
    /// @param request reads the snapshot and says what should happen, or nothing where it has happened already; it may
    ///     refuse by throwing
    /// @return the snapshot after it has happened
    TableSnapshot execute(Author author, Function<TableSnapshot, Optional<Event>> request) {
        writeLock.lock();
        try {
            while (true) {
                stopExpiredClock();
                Optional<Event> event = request.apply(snapshot);
                if (event.isEmpty()) {
                    return snapshot;
                }
                refuse(snapshot.state().game().rejection(event.get()));
                if (write(event.get(), author)) {
                    return snapshot;
                }
            }
        } finally {
            writeLock.unlock();
        }
    }

    private static void refuse(Optional<Rejection> rejection) {
        rejection.ifPresent(reason -> {
            throw ApiException.of(reason);
        });
    }

    /// {@return whether it was stored; if not, another server was faster, and the snapshot now has what it wrote}
    private boolean write(Event event, Author author) {
        TableState state = snapshot.state();
        StoredEvent entry = new StoredEvent(state.slots(), time.instant(), event, author);
        TableState next = state.after(entry);
        try {
            if (!store.append(row, entry, next.game().outcome().isOver())) {
                show(snapshot.with(readLog()));
                return false;
            }
        } catch (StoreFailure unsure) {
            // Nobody knows whether it was stored, so the log is read again before anyone appends to it.
            show(snapshot.with(readLog()));
            throw unsure;
        }
        show(snapshot.with(next));
        return true;
    }

    /// Ends the game if someone's time is up.
    void stopExpiredClock() {
        writeLock.lock();
        try {
            TableState state = snapshot.state();
            boolean expired = state.clock()
                    .flatMap(Clock::deadline)
                    .filter(deadline -> !deadline.isAfter(time.instant()))
                    .isPresent();
            if (expired && !state.game().outcome().isOver()) {
                write(new Event.TimedOut(state.game().toMove()), Author.SERVER);
            }
        } finally {
            writeLock.unlock();
        }
    }

    /// Gives the free seat to a guest who knows the secret.
    ///
    /// @return the side the guest plays from now on
    public Side join(String secret, String guest) {
        writeLock.lock();
        try {
            boolean right = row.opponent() instanceof Opponent.Open && isSame(secret, row.secret());
            if (!right) {
                throw ErrorCode.WRONG_SECRET.exception();
            }
            Side side = snapshot.emptySide();
            if (snapshot.state().game().outcome().isOver() || snapshot.isSeated(guest) || !take(side, guest)) {
                throw ErrorCode.ALREADY_JOINED.exception();
            }
            return side;
        } finally {
            writeLock.unlock();
        }
    }

    private boolean take(Side side, String guest) {
        boolean won = store.takeSeat(row.id(), side, guest);
        show(snapshot.with(store.seats(row.id())));
        return won;
    }

    // Takes the same time wherever the first difference is, so that nobody can guess a secret letter by letter.
    private static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /// Lifts the curtain for one side, if `may` does not refuse.
    void lift(Side side, Consumer<TableSnapshot> may) {
        writeLock.lock();
        try {
            may.accept(snapshot);
            show(snapshot.liftedFor(side));
        } finally {
            writeLock.unlock();
        }
    }

    private void show(TableSnapshot next) {
        snapshot = next;
        touched = time.instant();
        listenerLock.lock();
        try {
            changed.signalAll();
        } finally {
            listenerLock.unlock();
        }
        listener.notice(this, next);
    }

    /// Waits until there is an entry with this offset or the seats have changed, but no longer than `most`.
    ///
    /// @return the snapshot, with the entry or without
    TableSnapshot await(int offset, Map<Side, String> seated, Duration most) throws InterruptedException {
        long left = most.toNanos();
        listenerLock.lock();
        try {
            while (snapshot.state().log().size() <= offset && snapshot.seats().equals(seated) && left > 0 && !closing) {
                left = changed.awaitNanos(left);
            }
            return snapshot;
        } finally {
            listenerLock.unlock();
        }
    }

    /// Wakes all listeners, so that they see that the server is closing.
    void wakeListeners() {
        listenerLock.lock();
        try {
            closing = true;
            changed.signalAll();
        } finally {
            listenerLock.unlock();
        }
    }

    /// {@return how long until the clock runs out, if one is running}
    Optional<Duration> untilTimeIsUp() {
        return snapshot.state()
                .clock()
                .flatMap(Clock::deadline)
                .map(deadline -> Duration.between(time.instant(), deadline));
    }
}
