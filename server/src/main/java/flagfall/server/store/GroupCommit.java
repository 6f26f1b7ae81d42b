package flagfall.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// One thread that writes. All tasks that arrive while it waits for the disk go into one transaction, so the busier the
/// server, the less a durable move costs.
public final class GroupCommit implements StoreWriter {

    private static final Logger LOG = LoggerFactory.getLogger(GroupCommit.class);
    private static final int MOST_AT_ONCE = 512;
    private static final int MOST_ATTEMPTS = 3;

    private final Jdbi jdbi;
    private final BlockingQueue<Pending<?>> queue = new LinkedBlockingQueue<>();
    private final Thread thread = Thread.ofPlatform().name("store-writer").unstarted(this::run);
    private volatile boolean closing;
    private volatile boolean closed;
    /// The task that is being performed, or null; only the writing thread uses it.
    private @Nullable Pending<?> current;

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

        void fail(Throwable failure) {
            answer.completeExceptionally(failure);
        }
    }

    @Override
    public <R> R write(WriteTask<R> task) {
        Pending<R> pending = new Pending<>(task);
        queue.add(pending);
        if (closed) {
            failTheRest();
        }
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
        closed = true;
        failTheRest();
    }

    private void failTheRest() {
        for (Pending<?> late = queue.poll(); late != null; late = queue.poll()) {
            late.fail(new IllegalStateException("the store is closed"));
        }
    }

    /// Writes a batch. A task that is at fault fails alone, and the others are written without it; where the store is
    /// in trouble, all fail at once, for each would only wait in vain.
    private void commit(List<Pending<?>> batch) {
        List<Pending<?>> rest = new ArrayList<>(batch);
        while (!rest.isEmpty()) {
            try {
                jdbi.useTransaction(handle -> performAll(rest, handle));
                rest.forEach(pending -> pending.complete.run());
                return;
            } catch (RuntimeException | Error failure) {
                if (TransientFailure.isInTheWayOfOthers(failure)) {
                    rest.forEach(this::commitAlone);
                    return;
                }
                LOG.error("a write failed", failure);
                Pending<?> guilty = current;
                if (guilty == null || TransientFailure.isBehind(failure)) {
                    rest.forEach(pending -> pending.fail(failure));
                    return;
                }
                guilty.fail(failure);
                rest.remove(guilty);
            }
        }
    }

    /// Another server was in the way of a batch. Few tasks are in each other's way alone, and none waits for long.
    private void commitAlone(Pending<?> pending) {
        for (int attempt = 1; ; attempt++) {
            try {
                jdbi.useTransaction(pending::perform);
                pending.complete.run();
                return;
            } catch (RuntimeException | Error failure) {
                if (attempt == MOST_ATTEMPTS || !TransientFailure.isInTheWayOfOthers(failure)) {
                    LOG.error("a write failed", failure);
                    pending.fail(failure);
                    return;
                }
            }
        }
    }

    private void performAll(List<Pending<?>> batch, Handle handle) {
        for (Pending<?> pending : batch) {
            current = pending;
            pending.perform(handle);
        }
        current = null;
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
