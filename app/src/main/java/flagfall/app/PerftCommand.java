package flagfall.app;

import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `flagfall perft`.
@Command(
        name = "perft",
        description = "Counts move sequences from two random setups, and how fast they are counted.",
        mixinStandardHelpOptions = true)
final class PerftCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            description = "A ruleset: an id, or a base and changes in JSON.",
            converter = RulesetOption.class)
    private Ruleset ruleset;

    @Parameters(index = "1", description = "How many moves a sequence has.")
    private int depth;

    @Option(
            names = "--seed",
            description = "Decides the setups and a random first mover (default: 1).",
            defaultValue = "1")
    private long seed;

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        Position start = Position.start(
                ruleset,
                Setup.random(ruleset, Side.RED, seed),
                Setup.random(ruleset, Side.BLUE, seed),
                ruleset.firstMover().draw(seed));
        for (int length = 1; length <= depth; length++) {
            long began = System.nanoTime();
            long count = start.perft(length);
            double seconds = (System.nanoTime() - began) / 1e9;
            out.printf("%2d %,18d   %,14.0f a second%n", length, count, count / seconds);
            out.flush();
        }
    }
}
