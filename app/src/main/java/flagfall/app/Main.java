package flagfall.app;

import flagfall.app.data.BackupCommand;
import flagfall.app.data.RestoreCommand;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/// The `flagfall` command itself. It does nothing but name its subcommands, each of which is a class beside this one.
@Command(
        name = "flagfall",
        header = {"Flagfall: the open platform for the board game Stratego.", ""},
        synopsisHeading = "Usage: ",
        optionListHeading = "%nOptions:%n",
        commandListHeading = "%nCommands:%n",
        footer = {"", "An open-source implementation of the game Stratego;", "not affiliated with its publishers."},
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        subcommands = {
            ServeCommand.class,
            BackupCommand.class,
            RestoreCommand.class,
            RefereeCommand.class,
            RulesCommand.class,
            PerftCommand.class,
            PlayCommand.class,
            ArenaCommand.class,
            TournamentCommand.class,
            ReplayCommand.class,
            EngineCommand.class,
            LevelsCommand.class,
            ExplainCommand.class,
            BenchCommand.class,
            HelpCommand.class
        })
public final class Main implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    private Main() {}

    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        return new CommandLine(new Main()).setCaseInsensitiveEnumValuesAllowed(true);
    }

    /// Without a subcommand: serves, and shows the page.
    @Override
    public Integer call() {
        return new CommandLine(new ServeCommand())
                .setOut(spec.commandLine().getOut())
                .execute("--open");
    }
}
