package flagfall.server.store;

import org.jdbi.v3.core.Handle;

/// Writes to the store for everyone. When [#write] returns, what was written survives a crash.
public interface StoreWriter extends AutoCloseable {

    /// One thing to write, as part of a transaction that others may share.
    @FunctionalInterface
    interface WriteTask<R> {
        R on(Handle handle);
    }

    /// {@return what the task returned, once it is on the disk}
    /// @throws StoreFailure if it could not be written
    <R> R write(WriteTask<R> task);

    /// Finishes all tasks, and takes no more.
    @Override
    void close();
}
