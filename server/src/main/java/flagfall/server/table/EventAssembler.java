package flagfall.server.table;

import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.protocol.GameEvent;
import flagfall.protocol.NextTurn;
import flagfall.protocol.WireMapper;
import flagfall.rules.Reveal;
import flagfall.server.account.Caller;
import flagfall.server.store.Author;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The events of a table as one viewer hears them. Everything here has gone through the Veil.
final class EventAssembler {

    private EventAssembler() {}

    /// {@return the events from this offset on; the newest move also says what comes next}
    static List<GameEvent> events(TableSnapshot snapshot, Viewer viewer, int from, Instant now) {
        EventLog log = snapshot.state().log();
        List<GameEvent> events = new ArrayList<>();
        for (int offset = from; offset < log.size(); offset++) {
            event(log, viewer, offset).ifPresent(events::add);
        }
        if (!log.game().outcome().isOver()) {
            addNextTurn(events, snapshot, viewer, now);
        }
        return events;
    }

    /// {@return one event, without what comes next, or nothing where this viewer hears nothing of it}
    static Optional<GameEvent> event(EventLog log, Viewer viewer, int offset) {
        return WireMapper.event(
                offset,
                Veil.observedEvent(log, viewer, offset),
                log.game().rules().board());
    }

    private static void addNextTurn(List<GameEvent> events, TableSnapshot snapshot, Viewer viewer, Instant now) {
        for (int index = events.size() - 1; index >= 0; index--) {
            switch (events.get(index)) {
                case GameEvent.MoveEvent move -> {
                    events.set(index, move.with(nextTurn(snapshot, viewer, now)));
                    return;
                }
                case GameEvent.StartedEvent started -> {
                    events.set(index, started.with(nextTurn(snapshot, viewer, now)));
                    return;
                }
                case GameEvent.TakebackEvent _ -> {
                    return;
                }
                case GameEvent.ReadyEvent _,
                        GameEvent.NoticeEvent _,
                        GameEvent.DrawOfferEvent _,
                        GameEvent.TakebackOfferEvent _,
                        GameEvent.MessageEvent _,
                        GameEvent.ChatEvent _,
                        GameEvent.PresenceEvent _,
                        GameEvent.RenamedEvent _,
                        GameEvent.EndedEvent _ -> {
                    // These change nobody's moves.
                }
            }
        }
    }

    private static NextTurn nextTurn(TableSnapshot snapshot, Viewer viewer, Instant now) {
        PlayerView view = Veil.view(snapshot.state().game(), viewer);
        return new NextTurn(
                view.moves(),
                view.repetitionWarnings().stream().map(WireMapper::barred).toList(),
                ViewAssembler.clocks(snapshot.state(), now));
    }

    /// {@return the answer to a move, the first time or again: the move's own event. It leaves out what comes next,
    /// which would make the same request have different answers}
    static GameEvent.MoveEvent answer(TableSnapshot snapshot, Author author, Caller.Person person) {
        EventLog log = snapshot.state().log();
        int offset = snapshot.state()
                .executed(author)
                .orElseGet(() -> Veil.lastMove(log).orElseThrow());
        if (!(event(log, snapshot.streamViewerOf(person.id()), offset).orElse(null)
                instanceof GameEvent.MoveEvent move)) {
            throw new IllegalStateException("a move led to something else at " + offset);
        }
        return isForgotten(log, offset) ? move.withoutKinds() : move;
    }

    // Where pieces are hidden again, the same answer later must not name what only the first one could.
    private static boolean isForgotten(EventLog log, int offset) {
        Game game = log.game();
        return game.rules().reveal() == Reveal.UNTIL_TURN_ENDS
                && !game.outcome().isOver()
                && !Veil.isFresh(log, offset);
    }
}
