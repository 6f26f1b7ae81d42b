package flagfall.server.store;

import flagfall.board.Square;
import flagfall.game.Event;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.notation.SetupText;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// An event as three columns: its kind, the side that caused it, and the rest as text.
record EventText(String kind, @Nullable Side side, @Nullable String body) {

    static EventText of(Event event, Ruleset rules) {
        return switch (event) {
            case Event.Placed(Setup setup) ->
                new EventText("placed", setup.side(), SetupText.write(setup, rules.board()));
            case Event.Arranged(Map<Square, Piece> pieces, Side toMove) ->
                new EventText("arranged", toMove, BoardText.write(Position.arranged(rules, pieces, toMove)));
            case Event.Moved(Side side, Move move) -> new EventText("moved", side, MoveText.write(move));
            case Event.DrawOffered(Side side) -> new EventText("drawOffered", side, null);
            case Event.DrawAgreed(Side side) -> new EventText("drawAgreed", side, null);
            case Event.Resigned(Side side) -> new EventText("resigned", side, null);
            case Event.TimedOut(Side side) -> new EventText("timedOut", side, null);
            case Event.Abandoned(Side side) -> new EventText("abandoned", side, null);
            case Event.Aborted(Side side) -> new EventText("aborted", side, null);
            case Event.TooQuiet _ -> new EventText("tooQuiet", null, null);
            case Event.NobodyPlaced _ -> new EventText("nobodyPlaced", null, null);
            case Event.TakebackAsked(Side side) -> new EventText("takebackAsked", side, null);
            case Event.Said(Side side, String text, boolean preset) ->
                new EventText(preset ? "preset" : "said", side, text);
            case Event.ChatSwitched(Side side, boolean on) -> new EventText("chat", side, on ? "on" : "off");
            case Event.TakenBack(int ply) -> new EventText("takenBack", null, Integer.toString(ply));
        };
    }

    Event event(Ruleset rules) {
        return switch (kind) {
            case "placed" ->
                new Event.Placed(SetupText.read(text(), causer(), rules).setup());
            case "arranged" -> new Event.Arranged(BoardText.read(text(), rules).orThrow(), causer());
            case "moved" -> new Event.Moved(causer(), MoveText.read(text()).orElseThrow());
            case "drawOffered" -> new Event.DrawOffered(causer());
            case "drawAgreed" -> new Event.DrawAgreed(causer());
            case "resigned" -> new Event.Resigned(causer());
            case "timedOut" -> new Event.TimedOut(causer());
            case "abandoned" -> new Event.Abandoned(causer());
            case "aborted" -> new Event.Aborted(causer());
            case "tooQuiet" -> new Event.TooQuiet();
            case "nobodyPlaced" -> new Event.NobodyPlaced();
            case "takebackAsked" -> new Event.TakebackAsked(causer());
            case "preset" -> new Event.Said(causer(), text(), true);
            case "said" -> new Event.Said(causer(), text(), false);
            case "chat" -> new Event.ChatSwitched(causer(), text().equals("on"));
            case "takenBack" -> new Event.TakenBack(Integer.parseInt(text()));
            default -> throw new IllegalStateException("unknown kind of event: " + kind);
        };
    }

    private Side causer() {
        if (side == null) {
            throw new IllegalStateException(kind + " without a side");
        }
        return side;
    }

    private String text() {
        if (body == null) {
            throw new IllegalStateException(kind + " without a body");
        }
        return body;
    }

    static Side side(String word) {
        return Side.valueOf(word.toUpperCase(Locale.ROOT));
    }
}
