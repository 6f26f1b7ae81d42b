package flagfall.app;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.app.arena.game.Contender;
import flagfall.app.arena.game.MatchSettings;
import flagfall.app.arena.game.Pairing;
import flagfall.app.arena.match.Goal;
import flagfall.app.arena.match.Match;
import flagfall.app.arena.match.Tally;
import flagfall.app.arena.report.Archive;
import flagfall.app.arena.report.MatchReporter;
import flagfall.app.arena.report.Progress;
import flagfall.app.arena.report.Records;
import flagfall.app.arena.report.Summary;
import flagfall.app.record.RecordWriter;
import flagfall.app.terminal.Terminal;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.PrintWriter;
import java.lang.ProcessBuilder.Redirect;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// What every match is asked, however many play in it.
final class MatchOptions {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    @Option(
            names = "--ruleset",
            description = "An id, or a base and changes in JSON; programs play classic alone (default: classic).",
            defaultValue = "classic",
            converter = RulesetOption.class)
    private Ruleset ruleset;

    /// How long a level thinks, unless it is told by itself.
    private static final class Thinking {
        @Option(names = "--time", description = "Milliseconds a level thinks (default: each level's own time).")
        private @Nullable Long time;

        @Option(names = "--nodes", description = "Positions a level looks at, so that a match is the same again.")
        private @Nullable Long nodes;

        @Option(names = "--pace", description = "The share of its own time that a level thinks, such as 0.1.")
        private @Nullable Double pace;

        Budget budget(Level level) {
            if (nodes != null) {
                return Budget.nodes(nodes);
            }
            double share = pace == null ? 1 : pace;
            long millis = time == null ? Math.round(level.thinkingTime().toMillis() * share) : time;
            return Budget.time(Duration.ofMillis(millis));
        }
    }

    @ArgGroup
    private Thinking thinking = new Thinking();

    @Option(
            names = "--limit",
            description = "Milliseconds a program may take for a move before that is a fault (default: 10000).",
            defaultValue = "10000")
    private long limit;

    @Option(names = "--threads", description = "Games at a time (default: 1).", defaultValue = "1")
    private int threads;

    @Option(names = "--seed", description = "Decides all that is left to chance (default: 1).", defaultValue = "1")
    private long seed;

    @Option(
            names = "--setups",
            description = "Levels play shared setups from both sides, or each its own (default: shared).",
            defaultValue = "SHARED")
    private MatchSettings.Armies armies;

    @Option(names = "--records", description = "A folder to keep the games in, and what programs complain of.")
    private @Nullable Path records;

    long seed() {
        return seed;
    }

    MatchSettings settings() {
        Redirect complaints = records == null
                ? Redirect.INHERIT
                : Redirect.appendTo(records.resolve("complaints.log").toFile());
        return new MatchSettings(ruleset, armies, Duration.ofMillis(limit), MatchSettings.Caps.USUAL, complaints);
    }

    /// Plays a match and tells of it.
    Tally play(Pairing pairing, int games, long seed, Goal goal) {
        int pairs = (atLeastOne("--games", games) + 1) / 2;
        Match match = new Match(pairing, pairs, atLeastOne("--threads", threads), seed, goal);
        Archive archive = records == null
                ? Archive.NOWHERE
                : new Records(records, new RecordWriter(LocalDate.now(ZoneId.systemDefault())));
        Progress progress = new Progress(spec.commandLine().getErr(), Terminal.isTerminal(), match);
        Tally tally = match.play(new MatchReporter(progress, archive));
        progress.end();
        PrintWriter out = spec.commandLine().getOut();
        Summary.of(match, tally).forEach(out::println);
        out.flush();
        return tally;
    }

    /// {@return who is meant by a word such as `level:5` or `cmd:PROGRAM`}
    Contender contender(String text) {
        try {
            Contender contender = Contender.read(text, thinking::budget);
            if (contender instanceof Contender.ExternalProgram && !ruleset.equals(Rulesets.CLASSIC)) {
                throw new IllegalArgumentException("programs play classic alone: " + text);
            }
            return contender;
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private int atLeastOne(String name, int number) {
        if (number < 1) {
            throw new ParameterException(spec.commandLine(), name + " must be 1 or more, not " + number);
        }
        return number;
    }
}
