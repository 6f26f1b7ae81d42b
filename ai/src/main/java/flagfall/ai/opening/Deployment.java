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
        Random random = new Random(seed * 0x9e3779b97f4a7c15L + side.ordinal());
        Optional<Pool> pool = Pool.of(rules);
        if (pool.isPresent()) {
            return new Variation(rules, side, random, tuning).of(pool.get().pick(rules, side, random));
        }
        return new SetupDraft(rules, side, random, tuning).best();
    }
}
