package flagfall.rules;

import java.util.Locale;

/// How a battle ends.
public enum Clash {
    ATTACKER_WINS,
    DEFENDER_WINS,
    BOTH_FALL;

    /// {@return the name programs use, such as `attacker-wins`}
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
