package flagfall.app;

import flagfall.notation.ParseResult;
import flagfall.notation.RulesetText;
import flagfall.rules.Ruleset;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// Reads a ruleset on the command line: an id, or a base and changes in JSON.
final class RulesetOption implements ITypeConverter<Ruleset> {

    @Override
    public Ruleset convert(String text) {
        return switch (RulesetText.read(text)) {
            case ParseResult.Parsed<Ruleset>(Ruleset rules) -> rules;
            case ParseResult.Failed<Ruleset> failed -> throw new TypeConversionException(failed.message());
        };
    }
}
