package flagfall.server.table;

import flagfall.piece.Side;
import java.time.Duration;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;

/// Who has an open stream of a table, and how many each, and what wakes them. Visitors without a token count together.
final class Audience {

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Map<String, Integer> streams = new ConcurrentHashMap<>();
    private final AtomicInteger renamings = new AtomicInteger();
    private volatile Set<String> elsewhere = Set.of();
    private volatile boolean closed;

    /// {@return whether it is the first stream of this caller}
    boolean enter(String caller) {
        return streams.merge(caller, 1, Integer::sum) == 1;
    }

    /// {@return whether it was the last stream of this caller}
    boolean leave(String caller) {
        return streams.computeIfPresent(caller, (_, open) -> open == 1 ? null : open - 1) == null;
    }

    boolean isEmpty() {
        return streams.isEmpty();
    }

    /// {@return how many streams are open here of people who do not play}
    int besides(Collection<String> players) {
        int count = 0;
        for (Map.Entry<String, Integer> entry : streams.entrySet()) {
            count += players.contains(entry.getKey()) ? 0 : entry.getValue();
        }
        return count;
    }

    /// Says which players have a stream open at other servers.
    void elsewhere(Set<String> people) {
        if (!elsewhere.equals(people)) {
            elsewhere = Set.copyOf(people);
            tell();
        }
    }

    /// Somebody who plays here is called something else.
    void renamed() {
        renamings.incrementAndGet();
        tell();
    }

    /// {@return those who sit here, and who of them has a stream open, if that is told}
    Participants among(Map<Side, String> seats, boolean tellsPresence) {
        EnumSet<Side> online = EnumSet.noneOf(Side.class);
        seats.forEach((side, person) -> {
            if (tellsPresence && (streams.containsKey(person) || elsewhere.contains(person))) {
                online.add(side);
            }
        });
        return new Participants(seats, Collections.unmodifiableSet(online), renamings.get());
    }

    /// Wakes everyone who waits.
    void tell() {
        lock.lock();
        try {
            changed.signalAll();
        } finally {
            lock.unlock();
        }
    }

    /// Waits until there is news, but no longer than `most`.
    void await(BooleanSupplier news, Duration most) throws InterruptedException {
        long left = most.toNanos();
        lock.lock();
        try {
            while (!news.getAsBoolean() && left > 0 && !closed) {
                left = changed.awaitNanos(left);
            }
        } finally {
            lock.unlock();
        }
    }

    /// Ends every stream.
    void close() {
        closed = true;
        tell();
    }

    boolean isClosed() {
        return closed;
    }
}
