package flagfall.server.table;

import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.protocol.Opponent;
import flagfall.server.account.Caller;
import flagfall.server.engine.EngineService;
import flagfall.server.error.ApiException;
import flagfall.view.Viewer;

/// What the computer would do in the caller's place, knowing what the caller knows.
public final class HintProvider {

    private HintProvider() {}

    /// {@return a move for whoever asks}
    /// @throws Refused where the opponent is a person, or it is not the caller's turn
    public static Move ask(Table table, Caller.Guest guest, EngineService engines) {
        TableSnapshot snapshot = table.snapshot();
        Side side = snapshot.seatOf(guest.id())
                .orElseThrow(() ->
                        new ApiException(ApiException.Kind.FORBIDDEN, "not-seated", "You do not play in this game."));
        if (!(snapshot.row().opponent() instanceof Opponent.Computer)) {
            throw ApiException.wrongState("no-hints", "There are hints only against the computer.");
        }
        Game game = snapshot.state().game();
        boolean mine =
                game.hasStarted() && !game.outcome().isOver() && game.position().toMove() == side;
        if (!mine) {
            throw ApiException.wrongState("not-your-turn", "There is nothing to advise; it is not your turn.");
        }
        return engines.advise(snapshot.row().seed(), Veil.recollection(game, new Viewer.Seat(side)))
                .join();
    }
}
