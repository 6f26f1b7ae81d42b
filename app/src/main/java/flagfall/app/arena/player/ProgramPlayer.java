package flagfall.app.arena.player;

import flagfall.app.evaluator.BoardLines;
import flagfall.app.evaluator.MoveReport;
import flagfall.app.evaluator.ProtocolMove;
import flagfall.app.evaluator.SetupLines;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerMemory;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A program that speaks the evaluator protocol.
public final class ProgramPlayer implements MatchPlayer {

    /// A program may take its time to start and to place its army.
    private static final Duration START = Duration.ofSeconds(30);

    private final LineChannel lines;
    private final Side side;
    private final String opponent;
    private final Duration limit;

    public ProgramPlayer(LineChannel lines, Side side, String opponent, Duration limit) {
        this.lines = lines;
        this.side = side;
        this.opponent = opponent;
        this.limit = limit;
    }

    @Override
    public Setup place() {
        lines.say(List.of(side + " " + opponent.replaceAll("[^A-Za-z0-9]+", "-") + " 10 10"));
        Duration most = limit.compareTo(START) > 0 ? limit : START;
        List<String> rows = new ArrayList<>();
        while (rows.size() < SetupLines.ROWS) {
            rows.add(lines.next(most));
        }
        return SetupLines.read(side, rows)
                .orElseThrow(() -> new Fault(FaultKind.ILLEGAL, "no setup: " + String.join("/", rows)));
    }

    @Override
    public Answer answer(PlayerMemory memory) {
        List<String> told = new ArrayList<>();
        told.add(
                memory.history().isEmpty()
                        ? "START"
                        : MoveReport.of(memory.history().getLast()).toString());
        told.addAll(BoardLines.write(memory.view()));
        lines.say(told);
        return answer(lines.next(limit));
    }

    private static Answer answer(String line) {
        return switch (line.strip().toUpperCase(Locale.ROOT)) {
            case "SURRENDER", "NO_MOVE" -> new Answer.GivesUp();
            case String _ ->
                new Answer.Moves(ProtocolMove.read(line)
                        .orElseThrow(() -> new Fault(FaultKind.ILLEGAL, "no move: " + line))
                        .move());
        };
    }

    @Override
    public void hear(ObservedMove move) {
        mention(MoveReport.of(move).toString());
    }

    @Override
    public void leave(String why) {
        mention("QUIT " + why);
    }

    /// Sends a line that needs no answer. If the program has ended, that shows when it is asked next.
    private void mention(String line) {
        try {
            lines.say(List.of(line));
        } catch (Fault _) {
            // It will be noticed when the program is asked next.
        }
    }

    @Override
    public void close() {
        lines.close();
    }
}
