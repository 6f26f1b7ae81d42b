package flagfall.server.lobby;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Rematches between two people: one offers, the other accepts by asking for the same. Offers live in memory, for they
/// are for two who still look at the same board; the game that comes of one is stored like any other.
final class RematchOffers {

    private static final int MOST = 10_000;

    private static final FromServer.RematchState NONE = new FromServer.RematchState(null, null);

    private final ReentrantLock lock = new ReentrantLock();
    private final Map<String, FromServer.RematchState> offers = new LinkedHashMap<>() {
        @Override
        protected boolean removeEldestEntry(Map.@Nullable Entry<String, FromServer.RematchState> eldest) {
            return size() > MOST;
        }
    };

    FromServer.RematchState of(String game) {
        lock.lock();
        try {
            return offers.getOrDefault(game, NONE);
        } finally {
            lock.unlock();
        }
    }

    /// Offers a rematch, or accepts the offer of the other side. Asking twice changes nothing.
    ///
    /// @param open opens the new game, and says its id
    FromServer.RematchState ask(String game, Side side, Supplier<String> open) {
        lock.lock();
        try {
            FromServer.RematchState now = offers.getOrDefault(game, NONE);
            Side by = now.by();
            if (now.game() != null || by == side) {
                return now;
            }
            var next = new FromServer.RematchState(by == null ? side : by, by == null ? null : open.get());
            offers.put(game, next);
            return next;
        } finally {
            lock.unlock();
        }
    }
}
