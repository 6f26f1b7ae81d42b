package flagfall.piece;

import java.util.Locale;

/// One of the two armies. Red's home is the low rows, Blue's the high rows.
public enum Side {
    RED,
    BLUE;

    /// {@return the other army}
    public Side opponent() {
        return this == RED ? BLUE : RED;
    }

    /// {@return the name programs use: `red` or `blue`}
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
