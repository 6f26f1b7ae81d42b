package flagfall.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One thread that writes. All tasks that arrive while it waits for the disk go into one transaction, so the busier the
/// server, the less a durable move costs.
public final class GroupCommit implements StoreWriter {

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
    private static final int MOST_AT_ONCE = 512;

    private final Jdbi jdbi;
    private final BlockingQueue<Pending<?>> queue = new LinkedBlockingQueue<>();
    private final Thread thread = Thread.ofPlatform().name("store-writer").unstarted(this::run);
    private volatile boolean closing;

    public GroupCommit(Jdbi jdbi) {
        this.jdbi = jdbi;
        thread.start();
    }

    private static final class Pending<R> {
        private final WriteTask<R> task;
        private final CompletableFuture<R> answer = new CompletableFuture<>();
        private Runnable complete = () -> {};

        Pending(WriteTask<R> task) {
            this.task = task;
        }

        void perform(Handle handle) {
            R result = task.on(handle);
            complete = () -> answer.complete(result);
        }
    }

    @Override
    public <R> R write(WriteTask<R> task) {
        if (closing) {
            throw new StoreFailure("the store is closed", new IllegalStateException("closed"));
        }
        Pending<R> pending = new Pending<>(task);
        queue.add(pending);
        try {
            return pending.answer.join();
        } catch (CompletionException failed) {
            throw new StoreFailure("could not be written", failed.getCause() == null ? failed : failed.getCause());
        }
    }

    private void run() {
        List<Pending<?>> batch = new ArrayList<>();
        while (!closing || !queue.isEmpty()) {
            try {
                batch.add(queue.take());
                queue.drainTo(batch, MOST_AT_ONCE - 1);
                commit(batch);
            } catch (InterruptedException _) {
                LOG.warn("the store writer ignores an interrupt");
            }
            batch.clear();
        }
    }

    private void commit(List<Pending<?>> batch) {
        try {
            jdbi.useTransaction(handle -> batch.forEach(pending -> pending.perform(handle)));
            batch.forEach(pending -> pending.complete.run());
        } catch (RuntimeException failure) {
            if (batch.size() == 1) {
                LOG.error("a write failed", failure);
                batch.getFirst().answer.completeExceptionally(failure);
            } else {
                // One failing task must not fail the others.
                batch.forEach(pending -> commit(List.of(pending)));
            }
        }
    }

    @Override
    public void close() {
        closing = true;
        queue.add(new Pending<>(_ -> true)); // Wakes the thread.
        try {
            thread.join();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
