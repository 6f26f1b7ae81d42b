package flagfall.server;

import flagfall.server.store.StoreWriter;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// What must never ship: it says that something is stored when it is not. It commits everything until the first move,
/// so that games can be opened before it starts to lie, and nothing after that: whenever it is killed, moves are lost.
final class HastyWriter implements StoreWriter {

    private final Handle handle;
    private boolean moved;

    HastyWriter(Jdbi jdbi) {
        this.handle = jdbi.open();
        handle.begin();
    }

    @Override
    public synchronized <R> R write(WriteTask<R> task) {
        R result = task.on(handle);
        moved = moved || hasMoves();
        if (!moved) {
            handle.commit();
            handle.begin();
        }
        return result;
    }

    private boolean hasMoves() {
        return handle.createQuery("select slot from event where kind = 'moved' limit 1")
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    @Override
    public synchronized void close() {
        handle.commit();
        handle.close();
    }
}
