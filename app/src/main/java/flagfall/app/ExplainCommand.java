package flagfall.app;

import flagfall.ai.Analyst;
import flagfall.ai.Explanation;
import flagfall.ai.Level;
import flagfall.app.record.ResumedGame;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.GameRecord;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.view.Viewer;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// `flagfall explain`.
@Command(
        name = "explain",
        description = {
            "Tells what a position is worth to the side to move, term by term. A marshal is about 4000."
                    + " The position is a board as the referee writes it, or one of a kept game."
        },
        mixinStandardHelpOptions = true)
final class ExplainCommand implements Runnable {

    /// A board on which nothing has been shown yet, and moves from there.
    private static final class GivenBoard {
        @Option(
                names = "--board",
                required = true,
                description = "Rows from the top, such as f...../....../F.....; Red's pieces are capitals.")
        private String board;

        @Option(names = "--side", description = "The side to move on that board (default: red).", defaultValue = "RED")
        private Side side;

        @Option(names = "--moves", split = " ", description = "Moves made from there, such as \"a4a5 a7a6\".")
        private List<String> moves = List.of();

        @Option(
                names = "--ruleset",
                description = "An id, or a base and changes in JSON (default: classic).",
                defaultValue = "classic",
                converter = RulesetOption.class)
        private Ruleset ruleset;
    }

    /// A kept game.
    private static final class KeptGame {
        @Option(
                names = "--record",
                required = true,
                description = "A game that arena --records kept.",
                converter = RecordOption.class)
        private GameRecord record;

        @Option(names = "--at", paramLabel = "N", description = "After N moves (default: before the last).")
        private @Nullable Integer at;
    }

    private static final class Source {
        @ArgGroup(exclusive = false)
        private @Nullable GivenBoard drawn;

        @ArgGroup(exclusive = false)
        private @Nullable KeptGame kept;
    }

    @Spec
    private CommandSpec spec;

    @ArgGroup(multiplicity = "1")
    private Source source;

    @Option(
            names = "--level",
            description = "Whose evaluation (default: ${DEFAULT-VALUE}).",
            defaultValue = "8",
            converter = LevelOption.class)
    private Level level;

    @Override
    public void run() {
        Analyst analyst = level.config()
                .analyst(1)
                .orElseThrow(
                        () -> new ParameterException(spec.commandLine(), "level " + level + " cannot explain itself"));
        Game game = game();
        if (game.outcome().isOver()) {
            throw new ParameterException(spec.commandLine(), "the game is over");
        }
        Side side = game.toMove();
        print(side, analyst.explain(Veil.memory(game, new Viewer.Seat(side))));
    }

    private void print(Side side, Explanation explanation) {
        PrintWriter out = spec.commandLine().getOut();
        out.printf(Locale.ROOT, "%-16s %8s %8s %8s%n", side.word() + " to move", "ours", "theirs", "net");
        for (Explanation.Part part : explanation.parts()) {
            int net = part.ours() - part.theirs();
            out.printf(Locale.ROOT, "%-16s %8d %8d %+8d%n", part.term(), part.ours(), part.theirs(), net);
        }
        out.printf(Locale.ROOT, "%-16s %8s %8s %+8d%n", "value", "", "", explanation.value());
        out.flush();
    }

    private Game game() {
        try {
            if (source.drawn != null) {
                return drawn(source.drawn);
            }
            return kept(source.kept);
        } catch (IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private static Game drawn(GivenBoard drawn) {
        return ResumedGame.fromBoard(drawn.ruleset, drawn.board, drawn.side, drawn.moves);
    }

    private static Game kept(@Nullable KeptGame kept) {
        if (kept == null) {
            throw new IllegalArgumentException("say which position: --board or --record");
        }
        int length = kept.record.moves().size();
        int plies = kept.at == null ? length - 1 : kept.at;
        if (plies < 0 || plies > length) {
            throw new IllegalArgumentException("the game has " + length + " moves");
        }
        return ResumedGame.fromRecord(kept.record, plies);
    }
}
