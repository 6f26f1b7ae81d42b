package flagfall.testkit.witness.rule;

import java.util.Locale;

/// The two sides: Red, at home in the low rows, and Blue, at home in the high ones.
public enum WitnessSide {
    RED,
    BLUE;

    public WitnessSide other() {
        return this == RED ? BLUE : RED;
    }

    public static WitnessSide of(String word) {
        return switch (word) {
            case "red" -> RED;
            case "blue" -> BLUE;
            default -> throw new IllegalArgumentException("neither red nor blue: " + word);
        };
    }

    /// {@return its name as the referee says it}
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
