package flagfall.server.http;

import flagfall.server.error.ApiException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// Closed until the server is ready, and again when it shuts.
public final class Readiness {

    private final AtomicReference<Optional<ApplicationContext>> context = new AtomicReference<>(Optional.empty());

    public void open(ApplicationContext ready) {
        context.set(Optional.of(ready));
    }

    public void shut() {
        context.set(Optional.empty());
    }

    public boolean isOpen() {
        return context.get().isPresent();
    }

    /// {@return the server}
    /// @throws Refused while the readiness is closed
    ApplicationContext context() {
        return context.get()
                .orElseThrow(() -> new ApiException(
                        ApiException.Kind.NOT_READY, "not-ready", "The server is not ready; try again in a moment."));
    }
}
