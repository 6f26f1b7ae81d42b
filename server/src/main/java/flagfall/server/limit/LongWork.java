package flagfall.server.limit;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/// Work that keeps a processor busy for many milliseconds, on a thread that the operating system interrupts. Requests
/// have virtual threads, which run until they wait for something: there it would stand in the way of every move.
public final class LongWork {

    private LongWork() {}

    /// {@return what the work returns, when it is done}
    public static <T> T result(Supplier<T> work) {
        FutureTask<T> task = new FutureTask<>(work::get);
        Thread.ofPlatform().name("long-work").daemon().start(task);
        try {
            return task.get();
        } catch (ExecutionException failed) {
            switch (failed.getCause()) {
                case RuntimeException fault -> throw fault;
                case Error fault -> throw fault;
                case null, default -> throw new IllegalStateException(failed);
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("the server stops", stopped);
        }
    }
}
