package flagfall.app;

import flagfall.app.terminal.RulesSheet;
import flagfall.rules.Ruleset;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `flagfall rules`.
@Command(name = "rules", description = "Prints a ruleset for a person to read.", mixinStandardHelpOptions = true)
final class RulesCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(
            description = "A ruleset: an id, or a base and changes in JSON (default: classic).",
            defaultValue = "classic",
            converter = RulesetOption.class)
    private Ruleset ruleset;

    @Override
    public void run() {
        spec.commandLine().getOut().print(RulesSheet.of(ruleset));
        spec.commandLine().getOut().flush();
    }
}
