package flagfall.ai.tool;

import flagfall.ai.state.InformationState;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;

/// Short games of classic told as text. Nobody counts as fallen who is not on the board.
public final class Told {

    private Told() {}

    /// {@return what Red remembers of such a game}
    public static InformationState toRed(String board, String... moves) {
        return InformationState.of(Veil.memory(game(board, moves), new Viewer.Seat(Side.RED)));
    }

    /// {@return the number of the piece that stands on a square}
    public static int pieceAt(InformationState state, String square) {
        return state.pieceAt(Grid.cell(Square.of(square)));
    }

    /// {@return the game after some moves of both sides in turn from a board, Red being to move after them}
    public static Game game(String board, String... moves) {
        Ruleset rules = Rulesets.CLASSIC;
        Side first = moves.length % 2 == 0 ? Side.RED : Side.BLUE;
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Arranged(BoardText.read(board, rules).orThrow(), first));
        for (String move : moves) {
            game = game.after(new Event.Moved(
                    game.position().toMove(), MoveText.read(move).orElseThrow()));
        }
        return game;
    }
}
