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
import java.util.Optional;

/// When a move may be taken back: against the computer, without a clock; or where both agree, in a game that was opened
/// for it; and only where no piece was shown since.
final class TakebackRule {

    private TakebackRule() {}

    /// {@return what happens now that this guest asks, or nothing if that was known}
    static Optional<Event> in(TableSnapshot snapshot, String guest) {
        Game game = snapshot.state().game();
        Side side = snapshot.seatOf(guest).orElseThrow();
        if (snapshot.row().opponent() instanceof Opponent.Computer) {
            if (snapshot.row().clock() != null) {
                throw ErrorCode.NO_TAKEBACK.exception();
            }
            return Optional.of(new Event.TakenBack(last(game, side)));
        }
        if (!snapshot.row().takebacks() || !(snapshot.row().opponent() instanceof Opponent.Open)) {
            throw ErrorCode.NO_TAKEBACK.exception();
        }
        if (game.takebackOffer().filter(side.opponent()::equals).isPresent()) {
            return Optional.of(new Event.TakenBack(last(game, side.opponent())));
        }
        last(game, side);
        return game.takebackOffer().isPresent() ? Optional.empty() : Optional.of(new Event.TakebackAsked(side));
    }

    /// {@return the ply of this side's last move, which may be taken back}
    private static int last(Game game, Side side) {
        if (game.outcome().isOver()) {
            throw ApiException.of(Rejection.State.OVER);
        }
        List<ObservedMove> history =
                game.hasStarted() ? Veil.memory(game, new Viewer.Seat(side)).history() : List.of();
        int last = lastMoveOf(side, history);
        if (last < 0) {
            throw ApiException.of(Rejection.State.NOTHING_TO_TAKE_BACK);
        }
        if (history.stream().skip(last).anyMatch(TakebackRule::shows)) {
            throw ErrorCode.REVEALED.exception();
        }
        return last;
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
