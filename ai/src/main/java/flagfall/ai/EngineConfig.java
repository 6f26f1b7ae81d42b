package flagfall.ai;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;

/// How a computer player is put together. It names the implementations that the player uses, and builds it.
///
/// ```java
/// EngineConfig search = Level.of(8).config();
/// EngineConfig network = seed -> new NetworkPlayer(weights, seed);
/// Player player = search.with(Map.of("evaluation.noise", 0.0)).player(seed);
/// ```
@FunctionalInterface
public interface EngineConfig {

    /// {@return a player, the same for the same seed}
    Player player(long seed);

    /// {@return someone who can tell what such a player thinks, if it can be told}
    default Optional<Analyst> analyst(long seed) {
        return Optional.empty();
    }

    /// {@return the same with some tuned numbers changed, by name, such as `evaluation.noise`}
    ///
    /// @throws IllegalArgumentException if a number is not known here
    default EngineConfig with(Map<String, Double> changes) {
        if (changes.isEmpty()) {
            return this;
        }
        throw new IllegalArgumentException("this engine has no tuned numbers to change: " + changes.keySet());
    }

    /// {@return the same with the network of a weight file}
    ///
    /// @throws IllegalArgumentException if there is no network in it
    default EngineConfig withWeights(Path file) {
        throw new IllegalArgumentException("this engine has no network to exchange for " + file);
    }
}
