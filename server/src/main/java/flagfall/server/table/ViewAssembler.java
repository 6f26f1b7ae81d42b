package flagfall.server.table;

import flagfall.game.Clock;
import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.RepetitionWarning;
import flagfall.protocol.FromServer;
import flagfall.protocol.GameEvent;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.protocol.Strike;
import flagfall.protocol.View;
import flagfall.protocol.Wire;
import flagfall.protocol.WireMapper;
import flagfall.rules.Reveal;
import flagfall.server.account.Caller;
import flagfall.server.error.ApiException;
import flagfall.server.store.Author;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// What one caller sees of a table. Everything here has gone through the Veil.
public final class ViewAssembler {

    private ViewAssembler() {}

    /// {@return all the caller may know now}
    public static View view(Table table, Caller caller) {
        TableSnapshot snapshot = watched(table, caller);
        Viewer eyes = snapshot.viewerOf(caller.id());
        Game game = snapshot.state().game();
        return game.hasStarted()
                ? view(snapshot, eyes, table.now(), Veil.view(game, eyes))
                : viewBeforeStart(snapshot, eyes, table.now());
    }

    /// @throws Refused if this caller may not even look on
    static TableSnapshot watched(Table table, Caller caller) {
        TableSnapshot snapshot = table.snapshot();
        if (snapshot.row().isHotSeat() && !snapshot.isSeated(caller.known().id())) {
            throw new ApiException(
                    ApiException.Kind.FORBIDDEN, "not-seated", "This game is played at someone else's screen.");
        }
        return snapshot;
    }

    private static View view(TableSnapshot snapshot, Viewer eyes, Instant now, PlayerView seen) {
        TableState state = snapshot.state();
        boolean over = seen.outcome().isOver();
        return new View(
                snapshot.row().id(),
                Wire.ruleset(seen.rules()),
                snapshot.row().opponent().toString(),
                status(snapshot),
                you(eyes),
                over ? null : seen.toMove(),
                seen.ply(),
                state.log().size(),
                List.of(Side.values()),
                WireMapper.pieces(seen.pieces(), eyes),
                seen.moves(),
                seen.repetitionWarnings().stream().map(ViewAssembler::barred).toList(),
                seen.fallen().stream()
                        .map(piece -> new FromServer.CapturedPiece(piece.side(), piece.rank()))
                        .toList(),
                lastMove(state.log(), eyes),
                seen.quiet(),
                clocks(state, now),
                state.game().drawOffer().orElse(null),
                WireMapper.result(seen.outcome()));
    }

    private static View viewBeforeStart(TableSnapshot snapshot, Viewer eyes, Instant now) {
        TableState state = snapshot.state();
        Game game = state.game();
        return new View(
                snapshot.row().id(),
                Wire.ruleset(game.rules()),
                snapshot.row().opponent().toString(),
                status(snapshot),
                you(eyes),
                null,
                0,
                state.log().size(),
                Arrays.stream(Side.values())
                        .filter(side -> game.setup(side).isPresent())
                        .toList(),
                WireMapper.pieces(Veil.placements(game, eyes), eyes),
                List.of(),
                List.of(),
                List.of(),
                null,
                0,
                clocks(state, now),
                null,
                WireMapper.result(game.outcome()));
    }

    static Status status(TableSnapshot snapshot) {
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

    private static @Nullable Side you(Viewer eyes) {
        return eyes instanceof Viewer.Seat(Side side) ? side : null;
    }

    private static FromServer.BarredMove barred(RepetitionWarning warning) {
        return new FromServer.BarredMove(warning.move(), warning.law(), warning.made(), warning.most());
    }

    private static GameEvent.@Nullable Moved lastMove(EventLog log, Viewer viewer) {
        OptionalInt offset = Veil.lastMove(log);
        return offset.isPresent() && event(log, viewer, offset.getAsInt()) instanceof GameEvent.Moved moved
                ? moved
                : null;
    }

    private static FromServer.@Nullable Clocks clocks(TableState state, Instant now) {
        return state.clock()
                .map(clock -> new FromServer.Clocks(millis(clock, Side.RED, now), millis(clock, Side.BLUE, now)))
                .orElse(null);
    }

    private static long millis(Clock clock, Side side, Instant now) {
        return clock.left(side, now).toMillis();
    }

    private static GameEvent event(EventLog log, Viewer viewer, int offset) {
        return WireMapper.event(
                offset,
                Veil.observedEvent(log, viewer, offset),
                log.game().rules().board());
    }

    /// {@return what is told from this number on}
    static List<GameEvent> events(EventLog log, Viewer viewer, int from) {
        List<GameEvent> events = new ArrayList<>();
        for (int offset = from; offset < log.size(); offset++) {
            events.add(event(log, viewer, offset));
        }
        return events;
    }

    /// {@return the answer to a move, the first time or again}
    static FromServer.MoveAccepted played(TableSnapshot snapshot, Author author, Caller.Guest guest) {
        EventLog log = snapshot.state().log();
        int offset = snapshot.state()
                .executed(author)
                .orElseGet(() -> Veil.lastMove(log).orElseThrow());
        if (!(event(log, snapshot.streamViewerOf(guest.id()), offset) instanceof GameEvent.Moved moved)) {
            throw new IllegalStateException("a move led to something else at " + offset);
        }
        Strike strike = moved.strike();
        boolean forgotten = log.game().rules().reveal() == Reveal.UNTIL_TURN_ENDS
                && !log.game().outcome().isOver()
                && !Veil.isFresh(log, offset);
        return new FromServer.MoveAccepted(
                offset, moved.ply(), (strike != null && forgotten) ? strike.withoutKinds() : strike);
    }

    /// {@return one of the caller's own games in a line; at one screen, `you` is the side the curtain is lifted for}
    public static FromServer.OwnGame summary(Table table, Caller.Guest guest) {
        TableSnapshot snapshot = table.snapshot();
        Game game = snapshot.state().game();
        return new FromServer.OwnGame(
                snapshot.row().id(),
                Wire.ruleset(snapshot.row().rules()),
                snapshot.row().opponent().toString(),
                status(snapshot),
                snapshot.row().isHotSeat()
                        ? snapshot.curtain()
                        : snapshot.seatOf(guest.id()).orElse(null),
                game.hasStarted() ? game.position().ply() : 0);
    }
}
