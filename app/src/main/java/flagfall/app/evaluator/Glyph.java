package flagfall.app.evaluator;

import flagfall.piece.Rank;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// One letter of the protocol: `1` marshal to `9` scout, `s` spy, `B` bomb, `F` flag.
final class Glyph {

    static final char ENEMY = '#';
    static final char NOBODY = '.';
    static final char LAKE = '+';

    private static final Map<Rank, Character> LETTERS = new EnumMap<>(Map.ofEntries(
            Map.entry(Rank.MARSHAL, '1'),
            Map.entry(Rank.GENERAL, '2'),
            Map.entry(Rank.COLONEL, '3'),
            Map.entry(Rank.MAJOR, '4'),
            Map.entry(Rank.CAPTAIN, '5'),
            Map.entry(Rank.LIEUTENANT, '6'),
            Map.entry(Rank.SERGEANT, '7'),
            Map.entry(Rank.MINER, '8'),
            Map.entry(Rank.SCOUT, '9'),
            Map.entry(Rank.SPY, 's'),
            Map.entry(Rank.BOMB, 'B'),
            Map.entry(Rank.FLAG, 'F')));

    private Glyph() {}

    @SuppressWarnings("NullAway") // every rank has a letter
    static char of(Rank rank) {
        return LETTERS.get(rank);
    }

    /// {@return the rank a letter stands for, large or small}
    static Optional<Rank> rank(char letter) {
        char small = Character.toLowerCase(letter);
        return LETTERS.entrySet().stream()
                .filter(entry -> Character.toLowerCase(entry.getValue()) == small)
                .map(Map.Entry::getKey)
                .findFirst();
    }
}
