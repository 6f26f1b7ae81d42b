package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Turn;
import flagfall.protocol.Opponent;
import flagfall.server.error.ApiException;

/// Whether a move may be taken back: against the computer, without a clock, and only where nothing was shown that
/// could not be unseen.
final class Takeback {

    private Takeback() {}

    static Event in(TableSnapshot snapshot, String guest) {
        if (!(snapshot.row().opponent() instanceof Opponent.Computer)
                || snapshot.row().clock() != null) {
            throw ApiException.wrongState(
                    "no-takeback", "Moves are taken back only against the computer and without a clock.");
        }
        Game game = snapshot.state().game();
        Side side = snapshot.seatOf(guest).orElseThrow();
        int last = game.hasStarted() ? lastMoveOf(side, game.position()) : -1;
        if (last < 0) {
            throw ApiException.wrongState("nothing-to-take-back", "You have not moved yet.");
        }
        for (int ply = last; ply < game.position().ply(); ply++) {
            if (shows(game.position().turn(ply))) {
                throw ApiException.wrongState("revealed", "A piece has been shown since then, and cannot be unseen.");
            }
        }
        return new Event.TakenBack(last);
    }

    private static int lastMoveOf(Side side, Position position) {
        int ply = position.ply() - 1;
        while (ply >= 0 && position.turn(ply).mover().side() != side) {
            ply--;
        }
        return ply;
    }

    private static boolean shows(Turn turn) {
        return switch (turn) {
            case Turn.Attack _ -> true;
            case Turn.March march -> march.exposed();
        };
    }
}
