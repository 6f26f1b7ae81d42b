package flagfall.protocol;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Whom a game is opened against.
public sealed interface Opponent {

    /// Whoever takes the other seat.
    record Open() implements Opponent {
        @Override
        public String toString() {
            return "open";
        }
    }

    record Computer(int level) implements Opponent {
        @Override
        public String toString() {
            return "computer:" + level;
        }
    }

    /// Both sides are played at one screen.
    record HotSeat() implements Opponent {
        @Override
        public String toString() {
            return "hotseat";
        }
    }

    /// Nobody here: the game was played elsewhere, and its record was brought.
    record Imported() implements Opponent {
        @Override
        public String toString() {
            return "imported";
        }
    }

    Pattern COMPUTER = Pattern.compile("computer:([0-9]{1,3})");

    /// {@return the opponent written `open`, `computer:LEVEL`, `hotseat` or `imported`. Whether there is such a level
    /// is not asked}
    static Optional<Opponent> read(String text) {
        Matcher computer = COMPUTER.matcher(text);
        if (computer.matches()) {
            return Optional.of(new Computer(Integer.parseInt(computer.group(1))));
        }
        return switch (text) {
            case "open" -> Optional.of(new Open());
            case "hotseat" -> Optional.of(new HotSeat());
            case "imported" -> Optional.of(new Imported());
            default -> Optional.empty();
        };
    }
}
