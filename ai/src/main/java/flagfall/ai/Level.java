package flagfall.ai;

import flagfall.ai.belief.Belief.Evidence;
import flagfall.ai.belief.Memory;
import flagfall.ai.search.Strength;
import flagfall.ai.search.Weights;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// A strength to play at: one of eight fixed configurations, from one a child beats to the best there is. Weaker ones
/// look less far, forget what they saw and know less of what pieces are worth; all of them take what they see.
public final class Level {

    /// What the weakest do not think of: to guard, to hide, to look, and that a rank is worth what the others make it.
    private static final List<String> BEYOND_BEGINNERS =
            List.of("danger", "guard", "shield", "secret", "spySecret", "curiosity", "relative");

    private static final List<Level> ALL = List.of(
            level(1, "Recruit", "Strikes whatever is in its way.", 50, 1, 1, Evidence.COUNTS, rash()),
            level(2, "Guard", "Wanders about and forgets at once.", 50, 1, 1, Evidence.COUNTS, plain(800)),
            level(3, "Scout", "Goes after what it sees and forgets at once.", 50, 1, 1, Evidence.COUNTS, plain(190)),
            level(4, "Sergeant", "Sees one move and forgets at once.", 200, 1, 1, Evidence.COUNTS, plain(60)),
            level(5, "Captain", "Guards its flag and its secrets, and forgets soon.", 500, 1, 20, Evidence.COUNTS),
            level(
                    6,
                    "Colonel",
                    "Sees the answer to its move, and knows how people set up.",
                    1000,
                    2,
                    50,
                    Evidence.HABITS),
            level(7, "General", "Reads its enemy's moves and remembers all.", 1500, 2, Memory.FOR_EVER, Evidence.ALL),
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

    private static Weights rash() {
        return plain(Map.of("noise", 3000.0, "curiosity", 3.0));
    }

    /// @param noise how much chance there is in where its pieces go
    private static Weights plain(double noise) {
        return plain(Map.of("noise", noise));
    }

    private static Weights plain(Map<String, Double> given) {
        Map<String, Double> changed = new HashMap<>();
        BEYOND_BEGINNERS.forEach(weight -> changed.put(weight, 0.0));
        changed.putAll(given);
        return Weights.of(changed);
    }

    private static Level level(
            int number, String name, String about, int millis, int depth, int span, Evidence evidence) {
        return level(number, name, about, millis, depth, span, evidence, Weights.TUNED);
    }

    private static Level level(
            int number,
            String name,
            String about,
            int millis,
            int depth,
            int span,
            Evidence evidence,
            Weights weights) {
        return new Level(number, name, about, Duration.ofMillis(millis), new Strength(depth, span, evidence, weights));
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
