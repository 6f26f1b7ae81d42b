package flagfall.server.table;

import flagfall.game.Clock;
import flagfall.game.Event;
import flagfall.game.EventLog;
import flagfall.game.EventLogBuilder;
import flagfall.game.Game;
import flagfall.game.TimeControl;
import flagfall.server.store.Author;
import flagfall.server.store.GameRow;
import flagfall.server.store.StoredEvent;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What the stored events of a game add up to: the game and its event log, the clock, and which request led to which
/// entry.
final class TableState {

    private final int slots;
    private final EventLog log;
    /// Null in a game without a clock.
    private final @Nullable Clock clock;

    private final ExecutedRequests executed;

    private TableState(int slots, EventLog log, @Nullable Clock clock, ExecutedRequests executed) {
        this.slots = slots;
        this.log = log;
        this.clock = clock;
        this.executed = executed;
    }

    static TableState of(GameRow row, List<StoredEvent> stored) {
        EventLogBuilder log = new EventLogBuilder(row.rules(), row.first());
        TimeControl control = row.clock();
        Clock clock = control == null ? null : Clock.of(control);
        ExecutedRequests executed = ExecutedRequests.none();
        for (StoredEvent event : stored) {
            boolean started = log.game().hasStarted();
            executed = executed.with(event.author(), log.size());
            log.add(event.event());
            clock = clock == null ? null : clockAfter(clock, event, started, log.game());
        }
        return new TableState(stored.size(), log.build(), clock, executed);
    }

    TableState after(StoredEvent event) {
        EventLog next = log.after(event.event());
        return new TableState(
                slots + 1,
                next,
                clock == null ? null : clockAfter(clock, event, game().hasStarted(), next.game()),
                executed.with(event.author(), log.size()));
    }

    private static Clock clockAfter(Clock before, StoredEvent event, boolean started, Game now) {
        Clock after = before;
        if (now.hasStarted() && !started) {
            after = after.started(now.toMove(), event.at());
        }
        if (event.event() instanceof Event.Moved moved) {
            after = after.moved(moved.side(), now.toMove(), event.at());
        }
        return now.outcome().isOver() ? after.stopped(event.at()) : after;
    }

    /// {@return how many events are stored, which is the number of the next}
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

    /// {@return the number of the entry that this request led to, if it has been carried out before}
    Optional<Integer> executed(Author author) {
        return executed.offset(author);
    }
}
