package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.BoardText;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.Start;
import flagfall.protocol.WireMapper;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.GameRow;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What can be asked of a finished game: its replay, and a rematch.
public final class FinishedGames {

    private FinishedGames() {}

    /// The same game again, with this side for the caller. `seats` are those of the finished game; `arrangement`
    /// is null where both sides set up.
    public record Rematch(GameRow row, Map<Side, String> seats, Side side, Event.@Nullable Arranged arrangement) {}

    /// {@return what a rematch would be}
    public static Rematch rematch(Table table, Caller.Guest guest) {
        TableSnapshot snapshot = table.snapshot();
        Side side = snapshot.seatOf(guest.id()).orElseThrow(ErrorCode.NOT_SEATED::exception);
        Game game = snapshot.state().game();
        if (!game.outcome().isOver()) {
            throw ErrorCode.NOT_OVER.exception();
        }
        return new Rematch(snapshot.row(), snapshot.seats(), side.opponent(), arrangement(game));
    }

    private static Event.@Nullable Arranged arrangement(Game game) {
        if (!isArranged(game)) {
            return null;
        }
        Position first = game.position().back(0);
        return new Event.Arranged(first.pieces(), first.toMove());
    }

    private static boolean isArranged(Game game) {
        return game.hasStarted() && game.setup(Side.RED).isEmpty();
    }

    /// {@return a finished game with all that it hid, for a caller who may watch it}
    public static Game revealed(Table table, Caller caller) {
        Game game = ViewAssembler.watched(table, caller).state().game();
        if (!game.outcome().isOver()) {
            throw ErrorCode.NOT_OVER.exception();
        }
        return game;
    }

    /// {@return a whole finished game}
    public static FromServer.Replay replay(Table table, Caller caller) {
        TableSnapshot snapshot = ViewAssembler.watched(table, caller);
        Game game = snapshot.state().game();
        FromServer.Result result = WireMapper.result(game.outcome());
        if (result == null) {
            throw ErrorCode.NOT_OVER.exception();
        }
        return new FromServer.Replay(
                WireMapper.setups(
                        Veil.setups(game, snapshot.streamViewerOf(caller.id())),
                        game.rules().board()),
                start(game),
                standingMoves(snapshot.state().log(), snapshot.streamViewerOf(caller.id())),
                result);
    }

    private static @Nullable Start start(Game game) {
        if (!isArranged(game)) {
            return null;
        }
        Position first = game.position().back(0);
        return new Start(BoardText.write(first), first.toMove());
    }

    private static List<GameEvent.MoveEvent> standingMoves(EventLog log, Viewer viewer) {
        List<GameEvent.MoveEvent> standing = new ArrayList<>();
        for (int offset = 0; offset < log.size(); offset++) {
            switch (EventAssembler.event(log, viewer, offset).orElse(null)) {
                case null -> {
                    // Between the players.
                }
                case GameEvent.TakebackEvent back ->
                    standing.subList(back.ply(), standing.size()).clear();
                case GameEvent.MoveEvent move -> standing.add(move);
                default -> {
                    // Only moves are replayed.
                }
            }
        }
        return standing;
    }
}
