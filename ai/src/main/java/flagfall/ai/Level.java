package flagfall.ai;

import flagfall.ai.belief.Belief.Evidence;
import flagfall.ai.belief.Memory;
import flagfall.ai.search.Strength;
import flagfall.ai.search.Weights;
import java.time.Duration;
import java.util.List;

/// A strength to play at: one of eight fixed configurations, from one a child beats to the best there is. Weaker ones
/// look less far and forget what they saw; none of them blunders on purpose.
public final class Level {

    private static final Evidence HABITS = new Evidence(true, false);

    private static final List<Level> ALL = List.of(
            level(1, "Recruit", "Sees one move and forgets at once.", 20, 1, 8, Evidence.COUNTS),
            level(2, "Guard", "Sees the answer to its move and forgets soon.", 30, 2, 30, Evidence.COUNTS),
            level(3, "Scout", "Knows a little of how people set up.", 50, 2, 120, HABITS),
            level(4, "Sergeant", "Looks three moves ahead and watches how pieces behave.", 200, 3, 300, Evidence.ALL),
            level(5, "Captain", "Looks four moves ahead and remembers all.", 500, 4, Memory.FOR_EVER, Evidence.ALL),
            level(6, "Colonel", "Looks six moves ahead.", 1000, 6, Memory.FOR_EVER, Evidence.ALL),
            level(7, "General", "Looks eight moves ahead.", 1500, 8, Memory.FOR_EVER, Evidence.ALL),
            level(8, "Marshal", "Plays as well as it can.", 2000, 24, Memory.FOR_EVER, Evidence.ALL));

    private final int number;
    private final String name;
    private final String about;
    private final Duration thinkingTime;
    private final Strength strength;

    private Level(int number, String name, String about, Duration thinkingTime, Strength strength) {
        this.number = number;
        this.name = name;
        this.about = about;
        this.thinkingTime = thinkingTime;
        this.strength = strength;
    }

    private static Level level(
            int number, String name, String about, int millis, int depth, int span, Evidence evidence) {
        return new Level(
                number, name, about, Duration.ofMillis(millis), new Strength(depth, span, evidence, Weights.TUNED));
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

    /// {@return its number, from 1 for the weakest to 8 for the strongest}
    public int number() {
        return number;
    }

    public String name() {
        return name;
    }

    /// {@return one sentence for a person who chooses}
    public String about() {
        return about;
    }

    /// {@return how long it thinks about a move unless it is told otherwise}
    public Duration thinkingTime() {
        return thinkingTime;
    }

    Strength strength() {
        return strength;
    }

    @Override
    public String toString() {
        return number + " " + name;
    }

    /// {@return someone who plays at this level, the same for the same seed}
    public Player player(long seed) {
        return new Thinker(strength, seed);
    }
}
