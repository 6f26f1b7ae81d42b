package flagfall.server.lobby;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.Reading;
import flagfall.notation.RulesetText;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.server.refusal.Refused;
import java.util.List;

/// A ruleset as someone asks for it: by name, or written out.
public final class RulesetWish {

    private RulesetWish() {}

    /// {@return the ruleset that is meant}
    /// @throws Refused naming every fault
    public static Ruleset read(JsonNode ruleset) {
        return switch (RulesetText.read(Wire.rulesetText(ruleset))) {
            case Reading.Read<Ruleset>(Ruleset rules) -> rules;
            case Reading.Refused<Ruleset>(List<String> faults) -> throw Refused.withFaults("bad-ruleset", faults);
        };
    }
}
