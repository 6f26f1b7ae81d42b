package flagfall.ai.opening;

import flagfall.ai.tuning.SetupTuning;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.Optional;
import java.util.Random;

/// Chooses a setup: one of the [Pool] where it has some for this board and army, a little changed each time, and
/// otherwise one that is drawn afresh.
public final class Deployment {

    private Deployment() {}

    /// {@return a setup, the same for the same seed}
    public static Setup draw(Ruleset rules, Side side, long seed, SetupTuning tuning) {
        return draw(Pool.of(rules), rules, side, seed, tuning);
    }

    /// {@return one of those that the network chose, or any where it chose none}
    public static Setup drawLearned(Ruleset rules, Side side, long seed, SetupTuning tuning) {
        return draw(Pool.learned(rules).or(() -> Pool.of(rules)), rules, side, seed, tuning);
    }

    private static Setup draw(Optional<Pool> pool, Ruleset rules, Side side, long seed, SetupTuning tuning) {
        Random random = new Random(seed * 0x9e3779b97f4a7c15L + side.ordinal());
        return pool.isPresent()
                ? new Variation(rules, side, random, tuning).of(pool.get().pick(rules, side, random))
                : new SetupDraft(rules, side, random, tuning).best();
    }
}
