package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Rejection;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Turn;
import flagfall.protocol.Opponent;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;

/// When a move may be taken back: against the computer, without a clock, and only where no piece was shown since.
final class Takeback {

    private Takeback() {}

    static Event in(TableSnapshot snapshot, String guest) {
        if (!(snapshot.row().opponent() instanceof Opponent.Computer)
                || snapshot.row().clock() != null) {
            throw ErrorCode.NO_TAKEBACK.exception();
        }
        Game game = snapshot.state().game();
        Side side = snapshot.seatOf(guest).orElseThrow();
        int last = game.hasStarted() ? lastMoveOf(side, game.position()) : -1;
        if (last < 0) {
            throw ApiException.of(Rejection.State.NOTHING_TO_TAKE_BACK);
        }
        for (int ply = last; ply < game.position().ply(); ply++) {
            if (shows(game.position().turn(ply))) {
                throw ErrorCode.REVEALED.exception();
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
