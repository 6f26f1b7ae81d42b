package flagfall.server.table;

import flagfall.game.Clock;
import flagfall.game.Denial;
import flagfall.game.Event;
import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.server.refusal.Refused;
import flagfall.server.store.Author;
import flagfall.server.store.Entry;
import flagfall.server.store.GameRow;
import flagfall.server.store.GameStore;
import flagfall.server.store.StoreFailure;
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

/// Where one game is played. Wishes come in one at a time; each is written down before it is true, and what is true
/// is a [Scene] that anyone may look at without waiting.
public final class Table {

    /// For whatever happens at a table that no request asked for.
    static final Executor THREADS = Executors.newVirtualThreadPerTaskExecutor();

    private final GameRow row;
    private final GameStore store;
    private final InstantSource time;
    private final Bystander bystander;

    /// Whoever holds the pen may write the next line of the log. It is passed on in the order of asking.
    private final ReentrantLock pen = new ReentrantLock(true);
    private final ReentrantLock ear = new ReentrantLock();
    private final Condition news = ear.newCondition();
    private volatile Scene scene;
    private volatile Instant touched;
    private volatile boolean closing;

    /// Told after every change, and when a table is set up again: the clock and the computer.
    interface Bystander {
        void notice(Table table, Scene scene);
    }

    Table(GameRow row, GameStore store, InstantSource time, Bystander bystander) {
        this.row = row;
        this.store = store;
        this.time = time;
        this.bystander = bystander;
        this.scene = new Scene(row, readLog(), store.seats(row.id()), null);
        this.touched = time.instant();
    }

    private Ledger readLog() {
        return Ledger.of(row, store.log(row));
    }

    public String id() {
        return row.id();
    }

    Scene scene() {
        touched = time.instant();
        return scene;
    }

    Instant now() {
        return time.instant();
    }

    /// {@return whether nobody has looked at this table for so long}
    boolean isIdle(Duration most) {
        return touched.plus(most).isBefore(time.instant()) && !hasListeners() && scene.curtain() == null;
    }

    private boolean hasListeners() {
        ear.lock();
        try {
            return ear.hasWaiters(news);
        } finally {
            ear.unlock();
        }
    }

    /// Makes a wish come true: it is thought of while holding the pen, checked against the law, and written down.
    ///
    /// @param wish reads the present moment and says what should happen, or nothing where it has happened already;
    /// it        may refuse by throwing
    /// @return the scene in which it has happened
    Scene grant(Author author, Function<Scene, Optional<Event>> wish) {
        pen.lock();
        try {
            while (true) {
                stopExpiredClock();
                Optional<Event> event = wish.apply(scene);
                if (event.isEmpty()) {
                    return scene;
                }
                refuse(scene.ledger().game().denial(event.get()));
                if (write(event.get(), author)) {
                    return scene;
                }
            }
        } finally {
            pen.unlock();
        }
    }

    private static void refuse(Optional<Denial> denial) {
        denial.ifPresent(reason -> {
            throw Refused.of(reason);
        });
    }

    /// {@return whether it was written; if not, another writer was faster, and the scene is now what it wrote}
    private boolean write(Event event, Author author) {
        Ledger ledger = scene.ledger();
        Entry entry = new Entry(ledger.slots(), time.instant(), event, author);
        Ledger next = ledger.after(entry);
        try {
            if (!store.append(row, entry, next.game().outcome().isOver())) {
                show(scene.with(readLog()));
                return false;
            }
        } catch (StoreFailure unsure) {
            // Whether it was written is not known, so what is known is read again before anyone writes on.
            show(scene.with(readLog()));
            throw unsure;
        }
        show(scene.with(next));
        return true;
    }

    /// Ends the game if someone's time is up.
    void stopExpiredClock() {
        pen.lock();
        try {
            Ledger ledger = scene.ledger();
            boolean expired = ledger.clock()
                    .flatMap(Clock::deadline)
                    .filter(deadline -> !deadline.isAfter(time.instant()))
                    .isPresent();
            if (expired && !ledger.game().outcome().isOver()) {
                write(new Event.TimedOut(ledger.game().position().toMove()), Author.HOUSE);
            }
        } finally {
            pen.unlock();
        }
    }

    /// Seats a guest who knows the secret where nobody sits yet.
    ///
    /// @return the side the guest plays from now on
    public Side join(String secret, String guest) {
        pen.lock();
        try {
            boolean right = row.opponent() instanceof Opponent.Open && isSame(secret, row.secret());
            if (!right) {
                throw new Refused(Refused.Kind.FORBIDDEN, "wrong-secret", "This secret opens no seat here.");
            }
            Side side = scene.emptySide();
            if (scene.ledger().game().outcome().isOver() || scene.isSeated(guest) || !take(side, guest)) {
                throw Refused.wrongState("already-joined", "There is no free seat for you in this game.");
            }
            return side;
        } finally {
            pen.unlock();
        }
    }

    private boolean take(Side side, String guest) {
        boolean won = store.takeSeat(row.id(), side, guest);
        show(scene.with(store.seats(row.id())));
        return won;
    }

    // Takes the same time wherever the first difference is.
    private static boolean isSame(String one, String other) {
        return MessageDigest.isEqual(one.getBytes(StandardCharsets.UTF_8), other.getBytes(StandardCharsets.UTF_8));
    }

    /// Lifts the curtain for one side, if `may` does not refuse.
    void lift(Side side, Consumer<Scene> may) {
        pen.lock();
        try {
            may.accept(scene);
            show(scene.liftedFor(side));
        } finally {
            pen.unlock();
        }
    }

    private void show(Scene next) {
        scene = next;
        touched = time.instant();
        ear.lock();
        try {
            news.signalAll();
        } finally {
            ear.unlock();
        }
        bystander.notice(this, next);
    }

    /// Waits until there is an entry with this number or other people sit here, but no longer than so long.
    ///
    /// @return the scene, with the entry or without
    Scene await(int offset, Map<Side, String> seated, Duration most) throws InterruptedException {
        long left = most.toNanos();
        ear.lock();
        try {
            while (scene.ledger().annals().size() <= offset && scene.seats().equals(seated) && left > 0 && !closing) {
                left = news.awaitNanos(left);
            }
            return scene;
        } finally {
            ear.unlock();
        }
    }

    /// Wakes everyone who waits, so that they see that the house is closing.
    void ring() {
        ear.lock();
        try {
            closing = true;
            news.signalAll();
        } finally {
            ear.unlock();
        }
    }

    /// {@return how long until the clock runs out, if one is running}
    Optional<Duration> untilTimeIsUp() {
        return scene.ledger()
                .clock()
                .flatMap(Clock::deadline)
                .map(deadline -> Duration.between(time.instant(), deadline));
    }
}
