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

/// A fair queue of what the engines are to do. A table has one waiting task at most: a newer one replaces it. Guests
/// take turns, however many tables each of them has, so nobody waits for more than one task of everyone else. What is
/// too much is refused, for each guest and for all together.
final class EngineQueue implements AutoCloseable {

    /// So many tasks of one guest may wait.
    static final int MOST_OF_A_GUEST = 8;
    /// So many tasks may wait in all.
    static final int MOST = 256;

    private static final Logger LOG = LoggerFactory.getLogger(EngineQueue.class);

    /// Guests in the order of their turns, each with the tables at which a task waits. Guarded by this object.
    private final Map<String, Deque<EngineTask>> waiting = new LinkedHashMap<>();

    private final Map<String, EngineTask> byTable = new HashMap<>();
    private final AtomicInteger running = new AtomicInteger();
    private boolean closed;

    /// @param dropped what to do if it is replaced, cancelled, or never begun
    private record EngineTask(String table, String guest, Runnable work, Runnable dropped) {}

    EngineQueue(int threads) {
        for (int number = 0; number < threads; number++) {
            Thread.ofPlatform().name("engine-" + number).daemon().start(this::run);
        }
    }

    /// Adds a task, in place of whatever waits at the same table.
    ///
    /// @return whether there was room for it
    boolean submit(String table, String guest, Runnable work, Runnable dropped) {
        cancel(table);
        synchronized (this) {
            if (closed || isFull(guest)) {
                return false;
            }
            EngineTask task = new EngineTask(table, guest, work, dropped);
            byTable.put(table, task);
            waiting.computeIfAbsent(guest, _ -> new ArrayDeque<>()).add(task);
            notifyAll();
            return true;
        }
    }

    /// {@return whether there is no room for another task of this guest}
    synchronized boolean isFull(String guest) {
        Deque<EngineTask> own = waiting.get(guest);
        return byTable.size() >= MOST || (own != null && own.size() >= MOST_OF_A_GUEST);
    }

    /// Drops the task that waits at this table, if there is one.
    void cancel(String table) {
        EngineTask old;
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

    private void removeFromTurns(EngineTask task) {
        Deque<EngineTask> own = waiting.get(task.guest);
        if (own != null && own.remove(task) && own.isEmpty()) {
            waiting.remove(task.guest);
        }
    }

    private void run() {
        try {
            for (EngineTask next = take(); next != null; next = take()) {
                think(next);
            }
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
        }
    }

    private void think(EngineTask task) {
        running.incrementAndGet();
        try {
            task.work.run();
        } catch (RuntimeException | Error fault) {
            LOG.error("an engine task failed", fault);
            task.dropped.run();
        } finally {
            running.decrementAndGet();
        }
    }

    /// {@return the next task of the guest whose turn it is, or null when this is closed}
    private synchronized @Nullable EngineTask take() throws InterruptedException {
        while (waiting.isEmpty() && !closed) {
            wait();
        }
        if (closed) {
            return null;
        }
        Map.Entry<String, Deque<EngineTask>> first =
                waiting.entrySet().iterator().next();
        String guest = first.getKey();
        Deque<EngineTask> own = first.getValue();
        EngineTask next = own.remove();
        waiting.remove(guest);
        if (!own.isEmpty()) {
            waiting.put(guest, own); // Behind everyone else.
        }
        byTable.remove(next.table);
        return next;
    }

    /// {@return how many tasks wait}
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
