package flagfall.server.http;

import flagfall.server.error.ErrorCode;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// Whether the server can answer: not before it is ready, and not while it closes.
public final class Readiness {

    private final AtomicReference<Optional<ApplicationContext>> context = new AtomicReference<>(Optional.empty());

    private volatile boolean leaving;

    public void open(ApplicationContext ready) {
        context.set(Optional.of(ready));
    }

    public void close() {
        context.set(Optional.empty());
    }

    /// It will soon close, and answers until then.
    public void leave() {
        leaving = true;
    }

    boolean isLeaving() {
        return leaving;
    }

    public boolean isOpen() {
        return context.get().isPresent();
    }

    /// {@return the parts of the server}
    /// @throws flagfall.server.error.ApiException while it is not ready
    ApplicationContext context() {
        return context.get().orElseThrow(ErrorCode.NOT_READY::exception);
    }
}
