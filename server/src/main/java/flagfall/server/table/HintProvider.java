package flagfall.server.table;

import flagfall.game.Game;
import flagfall.game.Rejection;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.protocol.Opponent;
import flagfall.server.account.Caller;
import flagfall.server.engine.EngineService;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.view.Viewer;

/// A hint: the move the computer would make with what the caller knows.
public final class HintProvider {

    private HintProvider() {}

    /// {@return a move for the caller}
    /// @throws ApiException where the opponent is a person, or it is not the caller's turn
    public static Move ask(Table table, Caller.Guest guest, EngineService engines) {
        TableSnapshot snapshot = table.snapshot();
        Side side = snapshot.seatOf(guest.id()).orElseThrow(ErrorCode.NOT_SEATED::exception);
        if (!(snapshot.row().opponent() instanceof Opponent.Computer)) {
            throw ErrorCode.NO_HINTS.exception();
        }
        Game game = snapshot.state().game();
        boolean onTurn = game.hasStarted() && !game.outcome().isOver() && game.toMove() == side;
        if (!onTurn) {
            throw ApiException.of(Rejection.State.NOT_YOUR_TURN);
        }
        return engines.advise(snapshot.row().seed(), Veil.memory(game, new Viewer.Seat(side)))
                .join();
    }
}
