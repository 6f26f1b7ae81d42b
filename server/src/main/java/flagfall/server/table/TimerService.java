package flagfall.server.table;

import flagfall.server.error.ApiException;
import flagfall.server.store.GameStore;
import flagfall.server.store.Heartbeat;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.LockSupport;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// The one timer. It finds the games whose time is up in the store, whether anyone looks at them or not, lets go of
/// tables that nobody looks at, and takes old offers back. It looks at least once a second, so a wall clock that is set
/// means a late look at worst.
public final class TimerService implements Table.Listener, AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(TimerService.class);
    private static final Duration BEAT = Duration.ofSeconds(1);
    /// A listed offer that nobody takes is taken back after this.
    static final Duration OFFER_LASTS = Duration.ofDays(1);

    private static final Duration OFFERS_EVERY = Duration.ofMinutes(1);
    private static final int MOST_AT_ONCE = 500;
    private static final long SHORTEST_NANOS = Duration.ofMillis(5).toNanos();

    private final GameStore store;
    private final Heartbeat heartbeat;
    private final InstantSource time;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition earlier = lock.newCondition();
    /// When something is known to be due, at the latest. Guarded by the lock.
    private Instant expected = Instant.MAX;

    private Instant beaten = Instant.MIN;
    private Instant offersSeen = Instant.MIN;
    private volatile boolean closing;
    /// Null before the start.
    private volatile @Nullable Thread thread;

    public TimerService(GameStore store, Heartbeat heartbeat, InstantSource time) {
        this.store = store;
        this.heartbeat = heartbeat;
        this.time = time;
    }

    /// Begins to look after these tables.
    void start(TableRegistry tables) {
        thread = Thread.ofPlatform().name("timer").daemon().start(() -> run(tables));
    }

    /// Looks in time for what is due at this table.
    @Override
    public void notice(Table table, TableSnapshot snapshot) {
        Instant deadline = table.deadline();
        if (deadline != null) {
            expect(deadline);
        }
    }

    private void expect(Instant deadline) {
        lock.lock();
        try {
            if (deadline.isBefore(expected)) {
                expected = deadline;
                earlier.signalAll();
            }
        } finally {
            lock.unlock();
        }
    }

    private void run(TableRegistry tables) {
        while (!closing) {
            try {
                pause(look(tables, time.instant()));
            } catch (InterruptedException _) {
                return;
            } catch (RuntimeException failure) {
                LOG.error("the timer failed, and tries again", failure);
                LockSupport.parkNanos(BEAT.toNanos());
            }
        }
    }

    /// {@return when the next game is due}
    private Instant look(TableRegistry tables, Instant now) {
        forgetExpected();
        // First of all: where nobody could play for a while, what is due is due later.
        boolean beats = isTime(beaten, BEAT, now) || !heartbeat.isSteady();
        if (beats) {
            heartbeat.beat(now);
            tables.takeOutagesIn();
            beaten = now;
        }
        for (String id : store.due(now, MOST_AT_ONCE)) {
            settle(tables, id, now);
        }
        tables.evictIdle();
        if (isTime(offersSeen, OFFERS_EVERY, now)) {
            store.cancelOffersBefore(now.minus(OFFER_LASTS), now);
            offersSeen = now;
        }
        if (beats) {
            tables.readChanges(now);
        }
        return store.nextDue().orElse(Instant.MAX);
    }

    private static boolean isTime(Instant last, Duration every, Instant now) {
        return last.isAfter(now) || !last.plus(every).isAfter(now);
    }

    private void settle(TableRegistry tables, String id, Instant now) {
        try {
            Table table = tables.find(id);
            table.settle();
            store.correctDue(id, now, table.deadline());
        } catch (ApiException | IllegalStateException unreadable) {
            LOG.error("game {} is due, and cannot be ended", id, unreadable);
            store.correctDue(id, now, null);
        }
    }

    private void forgetExpected() {
        lock.lock();
        try {
            expected = Instant.MAX;
        } finally {
            lock.unlock();
        }
    }

    private void pause(Instant due) throws InterruptedException {
        lock.lock();
        try {
            Instant until = time.instant().plus(BEAT);
            until = due.isBefore(until) ? due : until;
            expected = expected.isBefore(until) ? expected : until;
            Instant known = expected;
            long nanos = Duration.between(time.instant(), known).plusMillis(1).toNanos();
            nanos = Math.clamp(nanos, SHORTEST_NANOS, BEAT.toNanos());
            // Until then, or until something is due sooner than was thought.
            while (nanos > 0 && !expected.isBefore(known)) {
                nanos = earlier.awaitNanos(nanos);
            }
        } finally {
            lock.unlock();
        }
    }

    /// Stops, and says for the last time that this server is up.
    @Override
    public void close() {
        closing = true;
        Thread running = thread;
        if (running != null) {
            expect(Instant.EPOCH);
            join(running);
            heartbeat.beat(time.instant());
        }
    }

    private static void join(Thread running) {
        try {
            running.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
