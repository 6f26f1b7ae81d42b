package flagfall.server.table;

import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.protocol.View;
import flagfall.protocol.Wire;
import flagfall.protocol.WireMapper;
import flagfall.server.account.Caller;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.GameRow;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
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
                ? view(snapshot, viewer, table.now(), Veil.view(game, viewer), Company.at(table))
                : viewBeforeStart(snapshot, viewer, table.now(), Company.at(table));
    }

    /// Who is at a table: those who play, and how many watch.
    private record Company(Map<Side, FromServer.PlayerInfo> players, int spectators) {

        static Company at(Table table) {
            return new Company(table.players(), table.spectators());
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

    private static View view(TableSnapshot snapshot, Viewer viewer, Instant now, PlayerView seen, Company company) {
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
                company.players.get(Side.RED),
                company.players.get(Side.BLUE),
                snapshot.row().rated(),
                clock(snapshot.row()),
                company.spectators);
    }

    private static View viewBeforeStart(TableSnapshot snapshot, Viewer viewer, Instant now, Company company) {
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
                company.players.get(Side.RED),
                company.players.get(Side.BLUE),
                snapshot.row().rated(),
                clock(snapshot.row()),
                company.spectators);
    }

    private static FromClient.@Nullable ClockOptions clock(GameRow row) {
        return row.timeControl()
                .map(clock -> new FromClient.ClockOptions(
                        clock.initial().toSeconds(),
                        clock.bonus().toSeconds(),
                        clock.free().toSeconds()))
                .orElse(null);
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
                        && EventAssembler.event(log, viewer, offset.getAsInt()) instanceof GameEvent.MoveEvent move
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
