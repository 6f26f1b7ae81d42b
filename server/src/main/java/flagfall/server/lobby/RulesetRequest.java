package flagfall.server.lobby;

import com.fasterxml.jackson.databind.JsonNode;
import flagfall.notation.ParseResult;
import flagfall.notation.RulesetText;
import flagfall.problem.Problem;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import java.util.List;

/// A ruleset as someone asks for it: by id, or as a base and what differs from it.
public final class RulesetRequest {

    private RulesetRequest() {}

    /// {@return the ruleset that is meant}
    /// @throws ApiException with every fault
    public static Ruleset read(JsonNode ruleset) {
        return switch (RulesetText.read(Wire.rulesetText(ruleset))) {
            case ParseResult.Parsed<Ruleset>(Ruleset rules) -> rules;
            case ParseResult.Failed<Ruleset>(List<Problem> faults) ->
                throw ApiException.withFaults(ErrorCode.BAD_RULESET, faults);
        };
    }
}
