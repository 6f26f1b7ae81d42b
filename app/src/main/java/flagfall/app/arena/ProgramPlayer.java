package flagfall.app.arena;

import flagfall.app.evaluator.BoardLines;
import flagfall.app.evaluator.MoveReport;
import flagfall.app.evaluator.ProtocolMove;
import flagfall.app.evaluator.SetupLines;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.position.Turn;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// A program at the board, spoken with in the evaluator protocol.
final class ProgramPlayer implements MatchPlayer {

    /// A program may take its time to start and to place its army.
    private static final Duration START = Duration.ofSeconds(30);

    private final LineChannel lines;
    private final Side side;
    private final String opponent;
    private final Duration limit;

    ProgramPlayer(LineChannel lines, Side side, String opponent, Duration limit) {
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
                .orElseThrow(() -> new Fault(Fault.Kind.ILLEGAL, "no setup: " + String.join("/", rows)));
    }

    @Override
    public Answer answer(Game game) {
        Position now = game.position();
        List<String> told = new ArrayList<>();
        told.add(now.ply() == 0 ? "START" : lastMove(now));
        told.addAll(BoardLines.write(now, side));
        lines.say(told);
        return answer(lines.next(limit));
    }

    private static Answer answer(String line) {
        return switch (line.strip().toUpperCase(Locale.ROOT)) {
            case "SURRENDER", "NO_MOVE" -> new Answer.GivesUp();
            case String _ ->
                new Answer.Moves(ProtocolMove.read(line)
                        .orElseThrow(() -> new Fault(Fault.Kind.ILLEGAL, "no move: " + line))
                        .move());
        };
    }

    @Override
    public void hear(Turn own) {
        mention(MoveReport.of(own).toString());
    }

    /// The strike at the flag is told to both; whoever made it has heard of it already.
    @Override
    public void leave(Game game, String why) {
        if (game.outcome().equals(new Outcome.Won(side.opponent(), Outcome.Reason.FLAG))) {
            mention(lastMove(game.position()));
        }
        mention("QUIT " + why);
    }

    /// Says something that asks for no answer. A program that has gone by then will be missed when it is asked.
    private void mention(String line) {
        try {
            lines.say(List.of(line));
        } catch (Fault _) {
            // Nothing that it should have heard matters any more.
        }
    }

    private static String lastMove(Position now) {
        return MoveReport.of(now.turn(now.ply() - 1)).toString();
    }

    @Override
    public void close() {
        lines.close();
    }
}
