package flagfall.app;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.app.record.RecordWriter;
import flagfall.app.terminal.ColourMode;
import flagfall.app.terminal.ComputerPlayers;
import flagfall.app.terminal.DisplayOptions;
import flagfall.app.terminal.Labels;
import flagfall.app.terminal.LinePrompt;
import flagfall.app.terminal.PieceNames;
import flagfall.app.terminal.PipedPrompt;
import flagfall.app.terminal.Prompt;
import flagfall.app.terminal.SetupPrompt;
import flagfall.app.terminal.Terminal;
import flagfall.app.terminal.TerminalGame;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Optional;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `flagfall play`.
@Command(name = "play", description = "Plays against the computer in this terminal.", mixinStandardHelpOptions = true)
final class PlayCommand implements Runnable {

    /// The side that a person wants.
    private enum SideChoice {
        RED,
        BLUE,
        RANDOM;

        Side draw(long seed) {
            return switch (this) {
                case RED -> Side.RED;
                case BLUE -> Side.BLUE;
                case RANDOM -> new Random(seed).nextBoolean() ? Side.RED : Side.BLUE;
            };
        }
    }

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--ruleset",
            description = "An id, or a base and changes in JSON (default: classic).",
            defaultValue = "classic",
            converter = RulesetOption.class)
    private Ruleset ruleset;

    @Option(
            names = "--level",
            description = "From 1 to 10 (default: 3).",
            defaultValue = "3",
            converter = LevelOption.class)
    private Level level;

    @Option(names = "--side", description = "red, blue or random (default: red).", defaultValue = "RED")
    private SideChoice side;

    @Option(
            names = "--setup",
            description = "Your rows from the front, such as STPLGCMSYI/…, or random (default: you are asked).")
    private @Nullable String setup;

    @Option(names = "--time", description = "Milliseconds the computer thinks (default: the level's own).")
    private @Nullable Long time;

    @Option(names = "--seed", description = "Decides all that is left to chance (default: another each time).")
    private @Nullable Long seed;

    @Override
    public void run() {
        long chance = seed == null ? RandomGenerator.getDefault().nextLong() : seed;
        Side person = side.draw(chance);
        PrintWriter out = spec.commandLine().getOut();
        Prompt prompt = prompt(out);
        Player adviser = Level.all().getLast().player(~chance);
        SetupPrompt placing = new SetupPrompt(ruleset, person, adviser, chance, prompt, out);
        Optional<Setup> own = setup == null ? placing.ask() : placing.read(setup);
        if (own.isPresent()) {
            Player computer = level.player(chance);
            Setup other = computer.place(ruleset, person.opponent());
            Game game = Game.create(ruleset, ruleset.firstMover().draw(chance))
                    .after(new Event.Placed(person == Side.RED ? own.get() : other))
                    .after(new Event.Placed(person == Side.RED ? other : own.get()));
            ComputerPlayers computers = new ComputerPlayers(level, computer, budget(), adviser);
            RecordWriter records = new RecordWriter(LocalDate.now(ZoneId.systemDefault()));
            new TerminalGame(game, person, computers, prompt, out, look(), records).play();
        }
        out.flush();
    }

    private static Prompt prompt(PrintWriter out) {
        return Terminal.isTerminal()
                ? new LinePrompt()
                : new PipedPrompt(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)), out);
    }

    private Budget budget() {
        return Budget.time(time == null ? level.thinkingTime() : Duration.ofMillis(time));
    }

    private DisplayOptions look() {
        boolean colours = Terminal.isTerminal() && System.getenv("NO_COLOR") == null;
        return new DisplayOptions(
                Labels.suggestedBy(ruleset),
                PieceNames.suggestedBy(ruleset),
                colours ? ColourMode.COLOURS : ColourMode.PLAIN);
    }
}
