package flagfall.app;

import flagfall.notation.Reading;
import flagfall.notation.RulesetText;
import flagfall.rules.Ruleset;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a ruleset on the command line: an id, or a base and changes in JSON.
final class RulesetOption implements ITypeConverter<Ruleset> {

    @Override
    public Ruleset convert(String text) {
        return switch (RulesetText.read(text)) {
            case Reading.Read<Ruleset>(Ruleset rules) -> rules;
            case Reading.Refused<Ruleset>(List<String> faults) ->
                throw new TypeConversionException(String.join("; ", faults));
        };
    }
}
