package flagfall.app;

import flagfall.app.record.RecordReplay;
import flagfall.notation.GameRecord;
import java.io.PrintWriter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `flagfall replay`.
@Command(
        name = "replay",
        description = "Plays a kept game through by its rules, and prints its moves and the board at the end.",
        mixinStandardHelpOptions = true)
final class ReplayCommand implements Runnable {

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE",
            description = "A game that arena --records or the terminal's save kept.",
            converter = RecordOption.class)
    private GameRecord record;

    @Option(names = "--at", paramLabel = "N", description = "Print the board after N moves and nothing else.")
    private @Nullable Integer at;

    @Option(names = "--boards", description = "Print the board after every move.")
    private boolean boards;

    @Override
    public void run() {
        RecordReplay replay = new RecordReplay(record);
        PrintWriter out = spec.commandLine().getOut();
        if (at != null) {
            if (at < 0 || at > replay.plies()) {
                throw new ParameterException(spec.commandLine(), "the game has " + replay.plies() + " moves");
            }
            replay.board(at).forEach(out::println);
        } else {
            tell(replay, out);
        }
        out.flush();
    }

    private void tell(RecordReplay replay, PrintWriter out) {
        replay.head().forEach(out::println);
        for (int number = 1; number <= replay.plies(); number++) {
            out.println(replay.move(number));
            if (boards && number < replay.plies()) {
                replay.board(number).forEach(out::println);
            }
        }
        replay.board(replay.plies()).forEach(out::println);
    }
}
