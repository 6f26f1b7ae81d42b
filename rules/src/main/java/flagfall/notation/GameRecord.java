package flagfall.notation;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/// A whole game, as it is kept and passed on: the law, who played and how it ended, the beginning and the moves.
/// `result` is `red`, `blue`, `draw` or `*` for a game that is not over; `termination` is the reason, or empty.
public record GameRecord(
        Ruleset rules,
        String red,
        String blue,
        String date,
        String result,
        String termination,
        Beginning beginning,
        List<Move> moves) {

    public GameRecord {
        moves = List.copyOf(moves);
    }

    /// What stood on the board before the first move.
    public sealed interface Beginning {

        record FromSetups(Setup red, Setup blue, Side first) implements Beginning {}

        record FromPosition(Map<Square, Piece> pieces, Side first) implements Beginning {
            public FromPosition {
                pieces = Collections.unmodifiableSortedMap(new TreeMap<>(pieces));
            }
        }

        Side first();
    }

    /// {@return the position before the first move}
    public Position start() {
        return switch (beginning) {
            case Beginning.FromSetups(Setup red, Setup blue, Side first) -> Position.start(rules, red, blue, first);
            case Beginning.FromPosition(Map<Square, Piece> pieces, Side first) ->
                Position.arranged(rules, pieces, first);
        };
    }

    /// {@return the position after the last move}
    public Position end() {
        Position position = start();
        for (Move move : moves) {
            position = position.play(move);
        }
        return position;
    }
}
