package flagfall.server.store;

import org.jspecify.annotations.Nullable;

/// Who asked for something, and the key of the request, so that it is carried out once however often it is sent. The
/// clock and the computer are no guests.
public record Author(@Nullable String guest, @Nullable String key) {

    /// The clock, or the computer.
    public static final Author SERVER = new Author(null, null);

    /// {@return whether the request can be known again}
    public boolean isNamed() {
        return guest != null && key != null;
    }
}
