package flagfall.server.lobby;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.ParseResult;
import flagfall.notation.RulesetText;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.server.error.ApiException;
import java.util.List;

/// A ruleset as someone asks for it: by name, or written out.
public final class RulesetRequest {

    private RulesetRequest() {}

    /// {@return the ruleset that is meant}
    /// @throws Refused naming every fault
    public static Ruleset read(JsonNode ruleset) {
        return switch (RulesetText.read(Wire.rulesetText(ruleset))) {
            case ParseResult.Parsed<Ruleset>(Ruleset rules) -> rules;
            case ParseResult.Failed<Ruleset>(List<String> faults) ->
                throw ApiException.withFaults("bad-ruleset", faults);
        };
    }
}
