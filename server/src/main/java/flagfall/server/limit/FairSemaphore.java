package flagfall.server.limit;

import flagfall.server.error.ErrorCode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/// Lets only so many requests be worked on at once, so that a crowd of readers leaves the processors to those who play.
/// Addresses take turns, however many requests each of them sends, and of one address only so many may wait.
public final class FairSemaphore {

    /// So many requests of one address may wait.
    static final int MOST_WAITING = 50;

    private int free;
    /// Addresses in the order of their turns, each with its requests that wait. Guarded by this object.
    private final Map<String, Deque<CompletableFuture<Void>>> waiting = new LinkedHashMap<>();

    public FairSemaphore(int permits) {
        this.free = permits;
    }

    /// Waits until it is the turn of this address. Whoever has acquired must release.
    ///
    /// @throws flagfall.server.error.ApiException if too many requests of this address wait already
    public void acquire(String address) {
        enqueue(ClientAddress.of(address)).join();
    }

    private synchronized CompletableFuture<Void> enqueue(String who) {
        CompletableFuture<Void> turn = new CompletableFuture<>();
        if (free > 0) {
            free--;
            turn.complete(null);
            return turn;
        }
        Deque<CompletableFuture<Void>> own = waiting.computeIfAbsent(who, _ -> new ArrayDeque<>());
        if (own.size() >= MOST_WAITING) {
            throw ErrorCode.TOO_MANY.exception();
        }
        own.add(turn);
        return turn;
    }

    public void release() {
        CompletableFuture<Void> next;
        synchronized (this) {
            if (waiting.isEmpty()) {
                free++;
                return;
            }
            next = nextTurn();
        }
        next.complete(null);
    }

    private CompletableFuture<Void> nextTurn() {
        var first = waiting.entrySet().iterator().next();
        String who = first.getKey();
        Deque<CompletableFuture<Void>> own = first.getValue();
        CompletableFuture<Void> next = own.remove();
        waiting.remove(who);
        if (!own.isEmpty()) {
            waiting.put(who, own); // Behind everyone else.
        }
        return next;
    }

    /// {@return how many requests wait}
    synchronized int waiting() {
        return waiting.values().stream().mapToInt(Deque::size).sum();
    }
}
