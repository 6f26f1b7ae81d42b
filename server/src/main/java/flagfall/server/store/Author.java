package flagfall.server.store;

import org.jspecify.annotations.Nullable;

/// Who sent a request, and its key, so that it is carried out once however often it is sent. The clock and the computer
/// are no guests.
public record Author(@Nullable String guest, @Nullable String key) {

    /// The clock, or the computer.
    public static final Author SERVER = new Author(null, null);

    /// {@return whether the same request would be recognised}
    public boolean isNamed() {
        return guest != null && key != null;
    }
}
