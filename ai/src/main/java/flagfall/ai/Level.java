package flagfall.ai;

import flagfall.ai.belief.StatisticalRankModel;
import flagfall.ai.network.player.NetworkSettings;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/// A strength to play at: a name and a configuration, from one a child beats to the best there is. Weaker ones look
/// less far, forget what they saw and know less of what pieces are worth; all of them take what they see.
///
/// @param number from 1 for the weakest
/// @param about one sentence for a person who chooses
/// @param thinkingTime how long it thinks about a move unless it is told otherwise
public record Level(int number, String name, String about, Duration thinkingTime, EngineConfig config) {

    /// Sees one move, forgets at once, and goes by the counts alone.
    private static final SearchEngine NOVICE =
            SearchEngine.FULL.withDepth(1).withMemory(1).withRankModel(StatisticalRankModel.COUNTS);

    private static final List<Level> ALL = List.of(
            level(1, "Recruit", "Strikes whatever is in its way.", 50, careless(3000, 3)),
            level(2, "Guard", "Wanders about and forgets at once.", 50, careless(800, 0)),
            level(3, "Scout", "Goes after what it sees and forgets at once.", 50, careless(190, 0)),
            level(4, "Sergeant", "Sees one move and forgets at once.", 200, careless(60, 0)),
            level(5, "Captain", "Guards its flag and its secrets, and forgets soon.", 500, NOVICE.withMemory(20)),
            level(
                    6,
                    "Colonel",
                    "Sees the answer to its move, and knows how people set up.",
                    1000,
                    SearchEngine.FULL.withDepth(2).withMemory(50).withRankModel(StatisticalRankModel.SETUPS)),
            level(7, "General", "Reads its enemy's moves and remembers all.", 1500, SearchEngine.FULL.withDepth(2)),
            level(8, "Marshal", "Looks ahead as far as it can.", 2000, SearchEngine.FULL),
            level(
                    9,
                    "Strategist",
                    "Learned the game by playing itself, in every edition.",
                    500,
                    learned(NetworkSettings.AT_A_GLANCE)),
            level(
                    10,
                    "Grandmaster",
                    "Plays what it learned, and thinks through what may come of it.",
                    2000,
                    learned(NetworkSettings.LOOKING_AHEAD)));

    private static Level level(int number, String name, String about, int millis, EngineConfig config) {
        return new Level(number, name, about, Duration.ofMillis(millis), config);
    }

    private static EngineConfig learned(NetworkSettings settings) {
        return new NetworkEngine(settings, SearchEngine.FULL, null);
    }

    /// {@return a player that does not think of guarding, hiding or looking, nor of who is left}
    ///
    /// @param noise how much chance there is in where its pieces go
    private static EngineConfig careless(double noise, double curiosity) {
        Map<String, Double> changes = new HashMap<>();
        for (String weight : List.of("flagDanger", "flagDefence", "flagShield", "secrecy", "spySecrecy")) {
            changes.put("evaluation." + weight, 0.0);
        }
        changes.put("evaluation.curiosity", curiosity);
        changes.put("evaluation.noise", noise);
        changes.put("value.relative", 0.0);
        return NOVICE.with(changes);
    }

    /// What the levels measured so far are worth in classic, to the nearest ten, on a scale on which level 5 has 1500.
    private static final int[] RATINGS = {750, 970, 1190, 1350, 1500, 1670, 1850, 2080, 2670, 2860};

    /// {@return its rating in classic, as games have measured it, or nothing if none did}
    public OptionalInt rating() {
        return number <= RATINGS.length ? OptionalInt.of(RATINGS[number - 1]) : OptionalInt.empty();
    }

    /// {@return all levels, the weakest first}
    public static List<Level> all() {
        return ALL;
    }

    /// {@return the level with this number, from 1 to 10}
    public static Level of(int number) {
        if (number < 1 || number > ALL.size()) {
            throw new IllegalArgumentException("levels go from 1 to " + ALL.size() + ", not " + number);
        }
        return ALL.get(number - 1);
    }

    /// {@return the same level with some tuned numbers changed, by name}
    ///
    /// @throws IllegalArgumentException if a number is not known
    public Level with(Map<String, Double> changes) {
        return new Level(number, name, about, thinkingTime, config.with(changes));
    }

    /// {@return the same level with the network of another weight file}
    ///
    /// @throws IllegalArgumentException if it has no network
    public Level withWeights(Path file) {
        return new Level(number, name, about, thinkingTime, config.withWeights(file));
    }

    @Override
    public String toString() {
        return number + " " + name;
    }

    /// {@return someone who plays at this level, the same for the same seed}
    public Player player(long seed) {
        return config.player(seed);
    }
}
