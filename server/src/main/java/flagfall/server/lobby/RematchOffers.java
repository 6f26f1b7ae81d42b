package flagfall.server.lobby;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.server.store.RematchStore;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/// Rematches between two people: one offers, the other accepts by asking for the same, here or at another server.
final class RematchOffers {

    private static final FromServer.RematchState NONE = new FromServer.RematchState(null, null);

    private final RematchStore store;
    private final ReentrantLock lock = new ReentrantLock();

    RematchOffers(RematchStore store) {
        this.store = store;
    }

    FromServer.RematchState of(String game) {
        return store.of(game)
                .map(offered -> new FromServer.RematchState(offered.by(), offered.next()))
                .orElse(NONE);
    }

    /// Offers a rematch, or accepts the offer of the other side. Asking twice changes nothing.
    ///
    /// @param open opens the new game, and says its id
    FromServer.RematchState ask(String game, Side side, Supplier<String> open) {
        lock.lock();
        try {
            store.offer(game, side);
            FromServer.RematchState now = of(game);
            if (now.game() == null && now.by() != side) {
                store.accept(game, open.get());
            }
            return of(game);
        } finally {
            lock.unlock();
        }
    }
}
