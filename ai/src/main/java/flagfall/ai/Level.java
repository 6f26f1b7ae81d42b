package flagfall.ai;

import java.time.Duration;
import java.util.List;

/// A strength to play at: one of eight fixed configurations, from one a child beats to the best there is.
public record Level(int number, String name, String about, Duration thinkingTime) {

    private static final List<Level> ALL = List.of(
            level(1, "Recruit", "Moves anything anywhere.", 20),
            level(2, "Guard", "Takes what it can win, and forgets soon.", 20),
            level(3, "Sergeant", "Takes what it can win.", 50),
            level(4, "Lieutenant", "Looks a few moves ahead.", 200),
            level(5, "Captain", "Looks ahead and remembers.", 500),
            level(6, "Colonel", "Looks further ahead.", 800),
            level(7, "General", "Looks far ahead.", 1200),
            level(8, "Marshal", "As well as it can.", 2000));

    private static Level level(int number, String name, String about, int millis) {
        return new Level(number, name, about, Duration.ofMillis(millis));
    }

    /// {@return all levels, the weakest first}
    public static List<Level> all() {
        return ALL;
    }

    /// {@return the level with this number, from 1 to 8}
    public static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("levels go from 1 to " + ALL.size() + ", not " + number);
        }
        return ALL.get(number - 1);
    }

    /// {@return someone who plays at this level, the same for the same seed}
    public Player player(long seed) {
        return number == 1 ? new Wanderer(seed) : new Beginner(seed);
    }
}
