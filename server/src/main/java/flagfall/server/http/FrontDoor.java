package flagfall.server.http;

import flagfall.server.refusal.Refused;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// Closed until the house is ready, and again when it shuts.
public final class FrontDoor {

    private final AtomicReference<Optional<House>> house = new AtomicReference<>(Optional.empty());

    public void open(House ready) {
        house.set(Optional.of(ready));
    }

    public void shut() {
        house.set(Optional.empty());
    }

    public boolean isOpen() {
        return house.get().isPresent();
    }

    /// {@return the house}
    /// @throws Refused while the door is closed
    House house() {
        return house.get()
                .orElseThrow(() -> new Refused(
                        Refused.Kind.NOT_READY, "not-ready", "The server is not ready; try again in a moment."));
    }
}
