package flagfall.ai;

import flagfall.ai.opening.Completion;
import flagfall.ai.tuning.SetupTuning;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;

/// A setup for a person who does not want to place every piece: the flag at the back and guarded, the lanes open, the
/// spy near those it avenges.
public final class SensibleSetup {

    private SensibleSetup() {}

    /// {@return a legal setup around what is placed already, the same for the same seed}
    /// @param placed pieces on home squares, no more of a rank than the army has
    public static Setup around(Setup placed, Ruleset rules, long seed) {
        return new Completion(rules, placed, seed, SetupTuning.DEFAULT).best();
    }
}
