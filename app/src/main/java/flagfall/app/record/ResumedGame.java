package flagfall.app.record;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.notation.BoardText;
import flagfall.notation.GameRecord;
import flagfall.notation.MoveText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.rules.Ruleset;
import java.util.List;

/// A game at some point of its course, told as text or kept in a record.
public final class ResumedGame {

    private ResumedGame() {}

    /// {@return the game that begins with a board on which nothing has been shown, after some moves}
    /// @throws IllegalArgumentException if the board or a move cannot be read or played
    public static Game fromBoard(Ruleset rules, String board, Side first, List<String> moves) {
        Game game = Game.create(rules, first)
                .after(new Event.Arranged(BoardText.read(board, rules).orThrow(), first));
        return after(game, moves.stream().map(ResumedGame::move).toList());
    }

    /// {@return a kept game after its first `plies` moves}
    public static Game fromRecord(GameRecord record, int plies) {
        Game game = Game.create(record.rules(), record.beginning().first());
        Game begun = switch (record.beginning()) {
            case GameRecord.Beginning.FromSetups setups ->
                game.after(new Event.Placed(setups.red())).after(new Event.Placed(setups.blue()));
            case GameRecord.Beginning.FromPosition start ->
                game.after(new Event.Arranged(start.pieces(), start.first()));
        };
        return after(begun, record.moves().subList(0, plies));
    }

    private static Move move(String text) {
        return MoveText.read(text)
                .orElseThrow(() -> new IllegalArgumentException("a move is written like a4a5, not " + text));
    }

    private static Game after(Game start, List<Move> moves) {
        Game game = start;
        for (Move move : moves) {
            game = game.after(new Event.Moved(game.toMove(), move));
        }
        return game;
    }
}
