package flagfall.piece;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The twelve kinds of piece, from the weakest to the strongest where that means anything.
/// What a player reads on a piece (a number, a Dragon Lord) is a theme's business, never the law's.
public enum Rank {
    FLAG('F'),
    SPY('Y'),
    SCOUT('S'),
    MINER('I'),
    SERGEANT('T'),
    LIEUTENANT('L'),
    CAPTAIN('P'),
    MAJOR('J'),
    COLONEL('C'),
    GENERAL('G'),
    MARSHAL('M'),
    BOMB('B');

    private final char letter;

    Rank(char letter) {
        this.letter = letter;
    }

    /// {@return the letter that stands for this rank in setups and positions}
    public char letter() {
        return letter;
    }

    /// {@return the name programs use, such as `marshal`}
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// Bombs and flags never move; everything else may.
    public boolean canMove() {
        return this != FLAG && this != BOMB;
    }

    /// {@return the rank with this upper-case letter, if there is one}
    public static Optional<Rank> ofLetter(char letter) {
        return Arrays.stream(values()).filter(rank -> rank.letter == letter).findFirst();
    }

    /// {@return the rank with this lower-case word, if there is one}
    public static Optional<Rank> ofWord(String word) {
        return Arrays.stream(values()).filter(rank -> rank.word().equals(word)).findFirst();
    }
}
