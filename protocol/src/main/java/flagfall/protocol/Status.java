package flagfall.protocol;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;

/// How far a game has come.
public enum Status {
    /// The other seat is empty.
    WAITING,
    /// An army is not yet placed.
    SETUP,
    PLAYING,
    OVER;

    @JsonValue
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
