package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Rejection;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import flagfall.view.ObservedMove;
import flagfall.view.Viewer;
import java.util.List;

/// When a move may be taken back: against the computer, without a clock, and only where no piece was shown since.
final class TakebackRule {

    private TakebackRule() {}

    static Event in(TableSnapshot snapshot, String guest) {
        if (!(snapshot.row().opponent() instanceof Opponent.Computer)
                || snapshot.row().clock() != null) {
            throw ErrorCode.NO_TAKEBACK.exception();
        }
        Game game = snapshot.state().game();
        Side side = snapshot.seatOf(guest).orElseThrow();
        List<ObservedMove> history =
                game.hasStarted() ? Veil.memory(game, new Viewer.Seat(side)).history() : List.of();
        int last = lastMoveOf(side, history);
        if (last < 0) {
            throw ApiException.of(Rejection.State.NOTHING_TO_TAKE_BACK);
        }
        if (history.stream().skip(last).anyMatch(TakebackRule::shows)) {
            throw ErrorCode.REVEALED.exception();
        }
        return new Event.TakenBack(last);
    }

    private static int lastMoveOf(Side side, List<ObservedMove> history) {
        int ply = history.size() - 1;
        while (ply >= 0 && history.get(ply).side() != side) {
            ply--;
        }
        return ply;
    }

    private static boolean shows(ObservedMove move) {
        return switch (move) {
            case ObservedMove.Struck _ -> true;
            case ObservedMove.Marched march -> march.scout();
        };
    }
}
