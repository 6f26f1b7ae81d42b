package flagfall.server.table;

import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.protocol.View;
import flagfall.protocol.Wire;
import flagfall.protocol.WireMapper;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// What one caller sees of a table. Everything here has gone through the Veil.
public final class ViewAssembler {

    private ViewAssembler() {}

    /// {@return everything the caller may know now}
    public static View view(Table table, Caller caller) {
        TableSnapshot snapshot = watched(table, caller);
        Viewer viewer = snapshot.viewerOf(caller.id());
        Game game = snapshot.state().game();
        return game.hasStarted()
                ? view(snapshot, viewer, table.now(), Veil.view(game, viewer), Attendance.at(table, game))
                : viewBeforeStart(snapshot, viewer, table.now(), Attendance.at(table, game));
    }

    /// Who is at a table, those who play and those who watch, and what goes on between them.
    private record Attendance(Table table, Game game, Map<Side, FromServer.PlayerInfo> players, int spectators) {

        static Attendance at(Table table, Game game) {
            return new Attendance(table, game, table.players(), table.spectators());
        }

        FromServer.LiveState live(Viewer viewer) {
            return new FromServer.LiveState(
                    List.copyOf(table.participants().online()),
                    viewer instanceof Viewer.Seat
                            ? game.chat().stream().sorted().toList()
                            : List.of(),
                    table.row().takebacks(),
                    game.takebackOffer().orElse(null),
                    table.setupLeft().map(Duration::toMillis).orElse(null));
        }
    }

    /// @throws flagfall.server.error.ApiException if this caller may not watch
    static TableSnapshot watched(Table table, Caller caller) {
        TableSnapshot snapshot = table.snapshot();
        if (snapshot.row().isHotSeat() && !snapshot.isSeated(caller.known().id())) {
            throw ErrorCode.NOT_SEATED.exception();
        }
        return snapshot;
    }

    private static View view(
            TableSnapshot snapshot, Viewer viewer, Instant now, PlayerView seen, Attendance attendance) {
        TableState state = snapshot.state();
        boolean over = seen.outcome().isOver();
        return new View(
                snapshot.row().id(),
                Wire.ruleset(seen.rules()),
                snapshot.row().opponent().toString(),
                status(snapshot),
                you(viewer),
                over ? null : seen.toMove(),
                seen.ply(),
                state.log().size(),
                List.of(Side.values()),
                WireMapper.pieces(seen.pieces(), viewer),
                seen.moves(),
                seen.repetitionWarnings().stream().map(WireMapper::barred).toList(),
                seen.fallen().stream()
                        .map(piece -> new FromServer.CapturedPiece(piece.side(), piece.rank()))
                        .toList(),
                lastMove(state.log(), viewer),
                seen.quiet(),
                clocks(state, now),
                state.game().drawOffer().orElse(null),
                WireMapper.result(seen.outcome()),
                attendance.players.get(Side.RED),
                attendance.players.get(Side.BLUE),
                null,
                snapshot.row().rated(),
                snapshot.row().clockOptions(),
                attendance.spectators,
                attendance.live(viewer));
    }

    private static View viewBeforeStart(TableSnapshot snapshot, Viewer viewer, Instant now, Attendance attendance) {
        TableState state = snapshot.state();
        Game game = state.game();
        return new View(
                snapshot.row().id(),
                Wire.ruleset(game.rules()),
                snapshot.row().opponent().toString(),
                status(snapshot),
                you(viewer),
                null,
                0,
                state.log().size(),
                Arrays.stream(Side.values()).filter(game::hasPlaced).toList(),
                WireMapper.pieces(Veil.placements(game, viewer), viewer),
                List.of(),
                List.of(),
                List.of(),
                null,
                0,
                clocks(state, now),
                null,
                WireMapper.result(game.outcome()),
                attendance.players.get(Side.RED),
                attendance.players.get(Side.BLUE),
                challenged(snapshot, viewer, attendance),
                snapshot.row().rated(),
                snapshot.row().clockOptions(),
                attendance.spectators,
                attendance.live(viewer));
    }

    /// {@return for whom the free seat is kept, which only whoever keeps it is told}
    private static @Nullable String challenged(TableSnapshot snapshot, Viewer viewer, Attendance attendance) {
        return viewer instanceof Viewer.Seat && status(snapshot) == Status.WAITING
                ? attendance.table.challenged().orElse(null)
                : null;
    }

    private static Status status(TableSnapshot snapshot) {
        Game game = snapshot.state().game();
        if (game.outcome().isOver()) {
            return Status.OVER;
        }
        if (snapshot.row().opponent() instanceof Opponent.Open
                && snapshot.seats().size() < Side.values().length) {
            return Status.WAITING;
        }
        return game.hasStarted() ? Status.PLAYING : Status.SETUP;
    }

    private static @Nullable Side you(Viewer viewer) {
        return viewer instanceof Viewer.Seat(Side side) ? side : null;
    }

    private static GameEvent.@Nullable MoveEvent lastMove(EventLog log, Viewer viewer) {
        OptionalInt offset = Veil.lastMove(log);
        return offset.isPresent()
                        && EventAssembler.event(log, viewer, offset.getAsInt()).orElse(null)
                                instanceof GameEvent.MoveEvent move
                ? move
                : null;
    }

    static FromServer.@Nullable Clocks clocks(TableState state, Instant now) {
        return state.left(Side.RED, now)
                .map(red -> new FromServer.Clocks(
                        red.toMillis(), state.left(Side.BLUE, now).orElseThrow().toMillis()))
                .orElse(null);
    }
}
