package flagfall.app;

import flagfall.ai.Analysis;
import flagfall.ai.Analyst;
import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Puzzle;
import flagfall.app.record.ResumedGame;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `flagfall bench`.
@Command(
        name = "bench",
        description = {
            "Searches the boards of the puzzles with a fixed number of positions each, and prints a signature of what"
                    + " was found: where it has changed, the computer plays differently. Nothing of the enemy is"
                    + " known there but what the moves since have shown."
        },
        mixinStandardHelpOptions = true)
final class BenchCommand implements Runnable {

    private static final long FNV_OFFSET = 0xcbf29ce484222325L;
    private static final long FNV_PRIME = 0x100000001b3L;

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--level",
            description = "Who searches (default: ${DEFAULT-VALUE}).",
            defaultValue = "8",
            converter = LevelOption.class)
    private Level level;

    @Option(
            names = "--nodes",
            description = "Positions a search looks at (default: ${DEFAULT-VALUE}).",
            defaultValue = "10000")
    private long nodes;

    @Override
    public void run() {
        Analyst analyst = level.config()
                .analyst(1)
                .orElseThrow(() -> new ParameterException(spec.commandLine(), "level " + level + " does not search"));
        List<PlayerMemory> boards =
                Puzzle.all().stream().map(BenchCommand::memory).toList();
        long signature = FNV_OFFSET;
        long looked = 0;
        long began = System.nanoTime();
        for (PlayerMemory memory : boards) {
            Analysis found = analyst.analyse(memory, Budget.nodes(nodes));
            looked += found.nodes();
            signature = mixed(signature, found.move() + " " + found.value() + " " + found.depth());
        }
        double seconds = (System.nanoTime() - began) / 1e9;
        PrintWriter out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "boards     %d%n", boards.size());
        out.printf(Locale.ROOT, "positions  %d%n", looked);
        out.printf(Locale.ROOT, "speed      %.0f positions a second%n", looked / seconds);
        out.printf(Locale.ROOT, "signature  %016x%n", signature);
        out.flush();
    }

    /// The FNV-1a hash of a text, on top of another.
    private static long mixed(long hash, String text) {
        long mixed = hash;
        for (byte each : text.getBytes(StandardCharsets.UTF_8)) {
            mixed = (mixed ^ each) * FNV_PRIME;
        }
        return mixed;
    }

    /// {@return what Red knows on the board of a puzzle, after the moves made there}
    private static PlayerMemory memory(Puzzle puzzle) {
        Ruleset rules = Rulesets.CLASSIC;
        List<String> played = puzzle.list("played");
        Side first = played.size() % 2 == 0 ? Side.RED : Side.BLUE;
        Game game = ResumedGame.fromBoard(rules, puzzle.board(), first, played);
        return Veil.memory(game, new Viewer.Seat(Side.RED));
    }
}
