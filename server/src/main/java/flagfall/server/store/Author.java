package flagfall.server.store;

import org.jspecify.annotations.Nullable;

/// Who wished something, and the name they gave to the wish so that it is granted once however often it is sent. The
/// clock and the computer are no guests.
public record Author(@Nullable String guest, @Nullable String key) {

    /// The clock, or the computer.
    public static final Author HOUSE = new Author(null, null);

    /// {@return whether the wish can be known again}
    public boolean isNamed() {
        return guest != null && key != null;
    }
}
