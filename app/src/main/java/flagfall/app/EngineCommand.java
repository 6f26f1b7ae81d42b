package flagfall.app;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.app.evaluator.Program;
import flagfall.app.evaluator.WarmUp;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `flagfall engine`.
@Command(
        name = "engine",
        description = {
            "Plays one game against another program, by the evaluator protocol on standard input and output.",
            "The variable SEED in the environment, a number, decides what is left to chance."
        },
        mixinStandardHelpOptions = true)
final class EngineCommand implements Runnable {

    private static final Duration REHEARSAL = Duration.ofMillis(800);
    /// Enough for all that a level does when it thinks, looking ahead too.
    private static final Budget REHEARSED_MOVE = Budget.nodes(320_000);

    @Spec
    private CommandSpec spec;

    @Option(names = "--evaluator", description = "Speak the protocol of the 2012 evaluator.")
    private boolean evaluator;

    @Option(
            names = "--level",
            description = "From 1 to 10 (default: ${DEFAULT-VALUE}).",
            defaultValue = "10",
            converter = LevelOption.class)
    private Level level;

    @Option(names = "--time", description = "Milliseconds to think about a move (default: the level's own).")
    private @Nullable Long time;

    @Override
    public void run() {
        if (!evaluator) {
            throw new ParameterException(spec.commandLine(), "say which protocol to speak: --evaluator");
        }
        Duration thinking = time == null ? level.thinkingTime() : Duration.ofMillis(time);
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            rehearse();
            new Program(level.player(seed()), Budget.time(thinking), in, out, System.err).play();
        } catch (IOException e) {
            throw new UncheckedIOException("the input could not be read", e);
        }
    }

    private void rehearse() {
        long end = System.nanoTime() + REHEARSAL.toNanos();
        try {
            WarmUp.play(level.player(1), REHEARSED_MOVE, () -> System.nanoTime() - end >= 0);
        } catch (RuntimeException failure) {
            System.err.println("the rehearsal failed: " + failure);
        }
    }

    private static long seed() {
        String seed = System.getenv("SEED");
        return seed != null && seed.matches("-?\\d{1,18}")
                ? Long.parseLong(seed)
                : seed == null ? RandomGenerator.getDefault().nextLong() : seed.hashCode();
    }
}
