package flagfall.server.engine;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Decides what the computer thinks about next. A table has one waiting thought at most: a newer one replaces it.
/// Guests take turns, however many tables each of them has, so nobody waits for more than one thought of everyone else.
/// What is too much is refused, for each guest and for all together.
final class ThoughtQueue implements AutoCloseable {

    /// So many thoughts of one guest may wait.
    static final int MOST_OF_A_GUEST = 8;
    /// So many thoughts may wait in all.
    static final int MOST = 256;

    private static final Logger LOG = LoggerFactory.getLogger(ThoughtQueue.class);

    /// Guests in the order of their turns, each with the tables at which a thought waits. Guarded by this object.
    private final Map<String, Deque<QueuedThought>> waiting = new LinkedHashMap<>();

    private final Map<String, QueuedThought> byTable = new HashMap<>();
    private final AtomicInteger running = new AtomicInteger();
    private boolean closed;

    /// @param dropped what to do if it is replaced, cancelled, or never begun
    private record QueuedThought(String table, String guest, Runnable work, Runnable dropped) {}

    ThoughtQueue(int threads) {
        for (int number = 0; number < threads; number++) {
            Thread.ofPlatform().name("engine-" + number).daemon().start(this::run);
        }
    }

    /// Adds a thought, in place of whatever waits at the same table.
    ///
    /// @return whether there was room for it
    boolean submit(String table, String guest, Runnable work, Runnable dropped) {
        cancel(table);
        synchronized (this) {
            if (closed || isFull(guest)) {
                return false;
            }
            QueuedThought thought = new QueuedThought(table, guest, work, dropped);
            byTable.put(table, thought);
            waiting.computeIfAbsent(guest, _ -> new ArrayDeque<>()).add(thought);
            notifyAll();
            return true;
        }
    }

    /// {@return whether there is no room for another thought of this guest}
    synchronized boolean isFull(String guest) {
        Deque<QueuedThought> own = waiting.get(guest);
        return byTable.size() >= MOST || (own != null && own.size() >= MOST_OF_A_GUEST);
    }

    /// Drops the thought that waits at this table, if there is one.
    void cancel(String table) {
        QueuedThought old;
        synchronized (this) {
            old = byTable.remove(table);
            if (old != null) {
                removeFromTurns(old);
            }
        }
        if (old != null) {
            old.dropped.run();
        }
    }

    private void removeFromTurns(QueuedThought thought) {
        Deque<QueuedThought> own = waiting.get(thought.guest);
        if (own != null && own.remove(thought) && own.isEmpty()) {
            waiting.remove(thought.guest);
        }
    }

    private void run() {
        try {
            for (QueuedThought next = take(); next != null; next = take()) {
                think(next);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void think(QueuedThought thought) {
        running.incrementAndGet();
        try {
            thought.work.run();
        } catch (RuntimeException | Error fault) {
            LOG.error("a thought failed", fault);
            thought.dropped.run();
        } finally {
            running.decrementAndGet();
        }
    }

    /// {@return the next thought of the guest whose turn it is, or null when this is closed}
    private synchronized @Nullable QueuedThought take() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        if (closed) {
            return null;
        }
        Map.Entry<String, Deque<QueuedThought>> first =
                waiting.entrySet().iterator().next();
        String guest = first.getKey();
        Deque<QueuedThought> own = first.getValue();
        QueuedThought next = own.remove();
        waiting.remove(guest);
        if (!own.isEmpty()) {
            waiting.put(guest, own); // Behind everyone else.
        }
        byTable.remove(next.table);
        return next;
    }

    /// {@return how many thoughts wait}
    synchronized int size() {
        return byTable.size();
    }

    /// {@return whether something is thought about, or waits to be}
    boolean isBusy() {
        return running.get() > 0 || size() > 0;
    }

    @Override
    public synchronized void close() {
        closed = true;
        notifyAll();
    }
}
