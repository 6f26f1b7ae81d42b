package flagfall.server.table;

import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.protocol.Opponent;
import flagfall.server.account.Caller;
import flagfall.server.mind.Thinker;
import flagfall.server.refusal.Refused;
import flagfall.view.Viewer;

/// What the computer would do in the caller's place, knowing what the caller knows.
public final class Advice {

    private Advice() {}

    /// {@return a move for whoever asks}
    /// @throws Refused where the opponent is a person, or it is not the caller's turn
    public static Move ask(Table table, Caller.Guest guest, Thinker thinker) {
        Scene scene = table.scene();
        Side side = scene.seatOf(guest.id())
                .orElseThrow(() -> new Refused(Refused.Kind.FORBIDDEN, "not-seated", "You do not play in this game."));
        if (!(scene.row().opponent() instanceof Opponent.Computer)) {
            throw Refused.wrongState("no-hints", "There are hints only against the computer.");
        }
        Game game = scene.ledger().game();
        boolean mine =
                game.hasStarted() && !game.outcome().isOver() && game.position().toMove() == side;
        if (!mine) {
            throw Refused.wrongState("not-your-turn", "There is nothing to advise; it is not your turn.");
        }
        return thinker.advise(scene.row().seed(), Veil.recollection(game, new Viewer.Seat(side)))
                .join();
    }
}
