package flagfall.server;

import flagfall.server.store.StoreWriter;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// What must never ship: it says that something is stored when it is not, and commits only now and then. It commits
/// the first few at once, so that games can be opened before it starts to lie.
final class HastyWriter implements StoreWriter {

    private static final int COMMITS_EVERY = 50;

    private final Handle handle;
    private final int patience;
    private int written;

    HastyWriter(Jdbi jdbi, int patience) {
        this.handle = jdbi.open();
        this.patience = patience;
        handle.begin();
    }

    @Override
    public synchronized <R> R write(WriteTask<R> task) {
        R result = task.on(handle);
        written++;
        if (written <= patience || written % COMMITS_EVERY == 0) {
            handle.commit();
            handle.begin();
        }
        return result;
    }

    @Override
    public synchronized void close() {
        handle.commit();
        handle.close();
    }
}
