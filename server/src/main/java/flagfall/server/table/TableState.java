package flagfall.server.table;

import flagfall.game.Clock;
import flagfall.game.Event;
import flagfall.game.EventLog;
import flagfall.game.Game;
import flagfall.game.TimeControl;
import flagfall.server.store.Author;
import flagfall.server.store.GameRow;
import flagfall.server.store.StoredEvent;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What folding a game's log has come to: the game and its event log, the clock, and which request led to which entry.
final class TableState {

    private final int slots;
    private final EventLog log;
    /// Null where time does not matter.
    private final @Nullable Clock clock;
    /// By the author of a named request, the number of the entry in the event log that it led to.
    private final Map<Author, Integer> executed;

    private TableState(int slots, EventLog log, @Nullable Clock clock, Map<Author, Integer> executed) {
        this.slots = slots;
        this.log = log;
        this.clock = clock;
        this.executed = executed;
    }

    static TableState of(GameRow game, List<StoredEvent> log) {
        TimeControl control = game.clock();
        TableState state = new TableState(
                0, EventLog.begin(game.rules(), game.first()), control == null ? null : Clock.of(control), Map.of());
        for (StoredEvent entry : log) {
            state = state.after(entry);
        }
        return state;
    }

    TableState after(StoredEvent entry) {
        EventLog next = log.after(entry.event());
        Map<Author, Integer> requests = executed;
        if (entry.author().isNamed()) {
            requests = new HashMap<>(executed);
            requests.put(entry.author(), log.size());
        }
        return new TableState(slots + 1, next, clock == null ? null : wound(clock, next.game(), entry), requests);
    }

    private Clock wound(Clock before, Game now, StoredEvent entry) {
        Clock after = before;
        if (now.hasStarted() && !game().hasStarted()) {
            after = after.started(now.position().toMove(), entry.at());
        }
        if (entry.event() instanceof Event.Moved moved) {
            after = after.moved(moved.side(), now.position().toMove(), entry.at());
        }
        return now.outcome().isOver() ? after.stopped(entry.at()) : after;
    }

    /// {@return how many lines the log has, which is the number of the next}
    int slots() {
        return slots;
    }

    EventLog log() {
        return log;
    }

    Game game() {
        return log.game();
    }

    Optional<Clock> clock() {
        return Optional.ofNullable(clock);
    }

    /// {@return the number of the entry that this request led to, if it has been granted before}
    Optional<Integer> executed(Author author) {
        return Optional.ofNullable(executed.get(author));
    }
}
