package flagfall.server;

import flagfall.server.store.StoreWriter;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// What must never ship: says that a thing is written when it is not, and commits now and then. It is patient with
/// the first few, so that people can sit down before it begins to hurry.
final class HastyScribe implements StoreWriter {

    private static final int COMMITS_EVERY = 50;

    private final Handle handle;
    private final int patience;
    private int written;

    HastyScribe(Jdbi jdbi, int patience) {
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
