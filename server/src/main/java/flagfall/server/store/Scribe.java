package flagfall.server.store;

import org.jdbi.v3.core.Handle;

/// Writes for everyone. When [#write] returns, what was written outlives a crash.
public interface Scribe extends AutoCloseable {

    /// One thing to write, as part of a transaction that others may share.
    @FunctionalInterface
    interface Deed<R> {
        R on(Handle handle);
    }

    /// {@return what the deed returned, once it is on the disk}
    /// @throws StoreFailure if it could not be written
    <R> R write(Deed<R> deed);

    /// Finishes what was asked for, and takes no more.
    @Override
    void close();
}
