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
import flagfall.server.store.SeedPurpose;
import flagfall.view.Viewer;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/// A hint: the move the computer would make with what the caller knows.
public final class HintProvider {

    /// Nobody waits longer than this for a hint.
    private static final Duration DEADLINE = Duration.ofMinutes(1);

    private HintProvider() {}

    /// {@return a move for the caller}
    /// @throws ApiException where the opponent is a person, it is not the caller's turn, or none is found in time
    public static Move ask(Table table, Caller.Person person, EngineService engines) {
        TableSnapshot snapshot = table.snapshot();
        Side side = snapshot.seatOf(person.id()).orElseThrow(ErrorCode.NOT_SEATED::exception);
        if (!(snapshot.row().opponent() instanceof Opponent.Computer)) {
            throw ErrorCode.NO_HINTS.exception();
        }
        Game game = snapshot.state().game();
        if (!game.hasStarted() && !game.outcome().isOver()) {
            throw ApiException.of(Rejection.State.NOT_STARTED);
        }
        if (game.outcome().isOver() || game.toMove() != side) {
            throw ApiException.of(Rejection.State.NOT_YOUR_TURN);
        }
        return within(
                DEADLINE,
                engines.advise(
                        new EngineService.Requester(table.id(), person.id()),
                        SeedPurpose.HINTS.of(snapshot.row().seed()),
                        Veil.memory(game, new Viewer.Seat(side))));
    }

    /// {@return the hint, if it comes in time}
    static Move within(Duration most, Future<Move> advice) {
        try {
            return advice.get(most.toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException | CancellationException late) {
            advice.cancel(false);
            throw ErrorCode.TOO_MANY.exception();
        } catch (ExecutionException fault) {
            throw new IllegalStateException("no hint was found", fault);
        } catch (InterruptedException closing) {
            Thread.currentThread().interrupt();
            throw ErrorCode.NOT_READY.exception();
        }
    }
}
