package flagfall.server.lobby;

import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.game.GameRecorder.RecordedResult;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecord.Beginning;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome.Reason;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.protocol.RequestProblem;
import flagfall.server.error.ErrorCode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A record as the events of the game that it tells, from the armies to the end.
final class RecordedEvents {

    /// A review of a longer game would keep others waiting for theirs.
    static final int MOST_MOVES = 2_000;

    private RecordedEvents() {}

    /// @throws flagfall.server.error.ApiException if it is not the record of a finished game
    static List<Event> of(GameRecord record) {
        if (record.moves().isEmpty()) {
            throw ErrorCode.BAD_RECORD.because(RequestProblem.RECORD_EMPTY.with());
        }
        if (record.moves().size() > MOST_MOVES) {
            throw ErrorCode.BAD_RECORD.because(RequestProblem.RECORD_LENGTH.with(MOST_MOVES));
        }
        List<Event> events = new ArrayList<>(beginning(record.beginning()));
        Position position = record.start();
        for (Move move : record.moves()) {
            events.add(new Event.Moved(position.toMove(), move));
            position = position.play(move);
        }
        events.addAll(end(record, position));
        return events;
    }

    private static List<Event> beginning(Beginning beginning) {
        return switch (beginning) {
            case Beginning.FromSetups(Setup red, Setup blue, Side _) ->
                List.of(new Event.Placed(red), new Event.Placed(blue));
            case Beginning.FromPosition(Map<Square, Piece> pieces, Side first) ->
                List.of(new Event.Arranged(pieces, first));
        };
    }

    /// What the board does not tell by itself: somebody gave up, or both agreed.
    private static List<Event> end(GameRecord record, Position last) {
        RecordedResult shown = RecordedResult.of(last.outcome());
        if (last.outcome().isOver()) {
            if (!record.result().equals("*") && !record.result().equals(shown.result())) {
                throw ErrorCode.BAD_RECORD.because(RequestProblem.RECORD_RESULT.with(shown.result()));
            }
            return List.of();
        }
        return switch (record.result()) {
            case "red" -> List.of(lost(Side.BLUE, record.termination()));
            case "blue" -> List.of(lost(Side.RED, record.termination()));
            case "draw" -> drawn(record.termination(), last.toMove());
            default -> throw ErrorCode.BAD_RECORD.because(RequestProblem.RECORD_UNFINISHED.with());
        };
    }

    private static Event lost(Side side, String termination) {
        if (termination.equals(Reason.TIME.word())) {
            return new Event.TimedOut(side);
        }
        return termination.equals(Reason.ABANDONED.word()) ? new Event.Abandoned(side) : new Event.Resigned(side);
    }

    private static List<Event> drawn(String termination, Side toMove) {
        return termination.equals(Reason.QUIET.word())
                ? List.of(new Event.TooQuiet())
                : List.of(new Event.DrawOffered(toMove.opponent()), new Event.DrawAgreed(toMove));
    }
}
