package flagfall.testkit.witness.rule;

import java.util.Locale;

/// The twelve kinds of piece, the ten that move in order of rank from the highest down.
public enum WitnessKind {
    MARSHAL('M'),
    GENERAL('G'),
    COLONEL('C'),
    MAJOR('J'),
    CAPTAIN('P'),
    LIEUTENANT('L'),
    SERGEANT('T'),
    MINER('I'),
    SCOUT('S'),
    SPY('Y'),
    BOMB('B'),
    FLAG('F');

    private final char letter;

    WitnessKind(char letter) {
        this.letter = letter;
    }

    /// {@return its letter in setups and on Red's side of a printed board}
    public char letter() {
        return letter;
    }

    /// {@return its name as the referee says it}
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Bombs and flags never move.
    public boolean movable() {
        return this != BOMB && this != FLAG;
    }

    /// Of two kinds that move, the one named earlier is the higher.
    public boolean outranks(WitnessKind other) {
        return compareTo(other) < 0;
    }

    public static WitnessKind of(char letter) {
        for (WitnessKind kind : values()) {
            if (kind.letter == letter) {
                return kind;
            }
        }
        throw new IllegalArgumentException("no piece has the letter " + letter);
    }
}
