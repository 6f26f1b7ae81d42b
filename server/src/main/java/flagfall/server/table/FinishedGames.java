package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.GameRecorder;
import flagfall.game.Veil;
import flagfall.notation.BoardText;
import flagfall.notation.GameRecord;
import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.Opponent;
import flagfall.protocol.RequestProblem;
import flagfall.protocol.Start;
import flagfall.protocol.Wire;
import flagfall.protocol.WireMapper;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import flagfall.server.picture.BoardDrawing;
import flagfall.server.store.GameRow;
import flagfall.view.Viewer;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// What can be asked of a finished game: its replay, its record, pictures, and a rematch.
public final class FinishedGames {

    private FinishedGames() {}

    /// The same game again, with this side for the caller. `seats` are those of the finished game; `arrangement`
    /// is null where both sides set up.
    public record Rematch(GameRow row, Map<Side, String> seats, Side side, Event.@Nullable Arranged arrangement) {}

    /// {@return what a rematch would be}
    public static Rematch rematch(Table table, Caller.Person person) {
        TableSnapshot snapshot = table.snapshot();
        Side side = snapshot.seatOf(person.id()).orElseThrow(ErrorCode.NOT_SEATED::exception);
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
        if (!game.hasStarted() || !Veil.isRevealed(game)) {
            throw ErrorCode.NOT_PLAYED.exception();
        }
        return game;
    }

    /// {@return the record of a finished game, for a caller who may watch it}
    public static GameRecord record(Table table, Caller caller) {
        Game game = revealed(table, caller);
        return GameRecorder.of(game, heading(table), GameRecorder.RecordedResult.of(game.outcome()));
    }

    private static GameRecorder.RecordHeading heading(Table table) {
        String date = table.playedOn()
                .orElseGet(() -> LocalDate.ofInstant(table.row().createdAt(), ZoneOffset.UTC)
                        .toString());
        return new GameRecorder.RecordHeading(name(table, Side.RED), name(table, Side.BLUE), date);
    }

    private static String name(Table table, Side side) {
        FromServer.PlayerInfo player = table.players().get(side);
        return switch (table.row().opponent()) {
            case Opponent.Computer(int level) when player == null -> "Computer, level " + level;
            case Opponent.HotSeat _ -> side == Side.RED ? "Red" : "Blue";
            case Opponent.Open _, Opponent.Computer _, Opponent.Imported _ -> player == null ? "Nobody" : player.name();
        };
    }

    /// {@return a record as a message}
    public static FromServer.RecordedGame message(GameRecord record) {
        return new FromServer.RecordedGame(
                Wire.ruleset(record.rules()),
                record.red(),
                record.blue(),
                record.date(),
                record.result(),
                record.termination(),
                record.beginning().first(),
                record.beginning() instanceof GameRecord.Beginning.FromSetups(Setup red, Setup blue, Side _)
                        ? WireMapper.setups(
                                Map.of(Side.RED, red, Side.BLUE, blue),
                                record.rules().board())
                        : null,
                record.beginning() instanceof GameRecord.Beginning.FromPosition
                        ? BoardText.write(record.start())
                        : null,
                record.moves());
    }

    /// {@return the board of a game when so many moves had been made, as anyone may see it}
    ///
    /// @param ply nothing for now
    /// @param viewpoint as whom to look back at a game that is over; nothing for the whole truth
    public static BoardDrawing picture(Table table, Caller caller, OptionalInt ply, Optional<Side> viewpoint) {
        Game game = ViewAssembler.watched(table, caller).state().game();
        int then = ply.orElse(game.ply());
        if (then < 0 || then > game.ply()) {
            throw ErrorCode.MALFORMED.because(RequestProblem.BAD_PLY.with(0, game.ply()));
        }
        return new BoardDrawing(game.rules().board(), Veil.picture(game, then, viewpoint));
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
