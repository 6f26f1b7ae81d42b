package flagfall.server.table;

import flagfall.game.Clock;
import flagfall.game.Event;
import flagfall.game.EventLog;
import flagfall.game.EventLogBuilder;
import flagfall.game.Game;
import flagfall.game.TimeControl;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.server.error.ErrorCode;
import flagfall.server.store.Author;
import flagfall.server.store.GameProgress;
import flagfall.server.store.GameRow;
import flagfall.server.store.Outages;
import flagfall.server.store.StoredEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// What the stored events of a game add up to: the game and its event log, the clock, and which request led to which
/// entry.
final class TableState {

    private static final Logger LOG = LoggerFactory.getLogger(TableState.class);

    private final int slots;
    private final Instant at;
    private final EventLog log;
    /// Null in a game without a clock.
    private final @Nullable Clock clock;

    private final ExecutedRequests executed;
    private final Outages outages;

    private TableState(
            int slots, Instant at, EventLog log, @Nullable Clock clock, ExecutedRequests executed, Outages outages) {
        this.slots = slots;
        this.at = at;
        this.log = log;
        this.clock = clock;
        this.executed = executed;
        this.outages = outages;
    }

    /// @throws flagfall.server.error.ApiException if the log has a gap, or an entry that cannot be
    static TableState of(GameRow row, List<StoredEvent> stored, Outages outages) {
        return sensible(row, () -> folded(row, stored, outages));
    }

    /// {@return the state after these entries, which follow}
    /// @throws flagfall.server.error.ApiException as above
    TableState after(GameRow row, List<StoredEvent> more) {
        return sensible(row, () -> {
            TableState state = this;
            for (StoredEvent event : more) {
                if (event.slot() != state.slots) {
                    throw new IllegalStateException("an entry is missing before slot " + event.slot());
                }
                state = state.after(event);
            }
            return state;
        });
    }

    private static TableState sensible(GameRow row, Supplier<TableState> fold) {
        try {
            return fold.get();
        } catch (IllegalArgumentException | IllegalStateException impossible) {
            // Not what was said about it, for that may name a setup.
            LOG.error(
                    "the log of game {} makes no sense: {}",
                    row.id(),
                    impossible.getClass().getSimpleName());
            throw ErrorCode.DAMAGED_GAME.exception();
        }
    }

    private static TableState folded(GameRow row, List<StoredEvent> stored, Outages outages) {
        EventLogBuilder log = new EventLogBuilder(row.rules(), row.first());
        TimeControl control = row.clock();
        Clock clock = control == null ? null : Clock.of(control);
        ExecutedRequests executed = ExecutedRequests.none();
        int count = 0;
        Instant at = row.createdAt();
        for (StoredEvent event : stored) {
            if (event.slot() != count++) {
                throw new IllegalStateException("an entry is missing before slot " + event.slot());
            }
            boolean started = log.game().hasStarted();
            executed = executed.with(event.author(), log.size());
            log.add(event.event());
            at = event.at();
            clock = clock == null ? null : clockAfter(clock, event, outages.onClocks(event.at()), started, log.game());
        }
        return new TableState(count, at, log.build(), clock, executed, outages);
    }

    TableState after(StoredEvent event) {
        EventLog next = log.after(event.event());
        return new TableState(
                slots + 1,
                event.at(),
                next,
                clock == null
                        ? null
                        : clockAfter(clock, event, outages.onClocks(event.at()), game().hasStarted(), next.game()),
                executed.with(event.author(), log.size()),
                outages);
    }

    /// {@return what the store is told about the step from here to the next state}
    GameProgress progressTo(TableState next) {
        Game now = next.game();
        boolean wasOver = game().outcome().isOver(); // People may still talk, and that ends nothing again.
        return new GameProgress(
                now.ply(),
                now.hasStarted() && !now.outcome().isOver() ? now.toMove() : null,
                now.hasStarted() && !game().hasStarted(),
                wasOver ? new Outcome.Ongoing() : now.outcome(),
                next.deadline().orElse(null));
    }

    private static Clock clockAfter(Clock before, StoredEvent event, Instant at, boolean started, Game now) {
        Clock after = before;
        if (now.hasStarted() && !started) {
            after = after.started(now.toMove(), at);
        }
        if (event.event() instanceof Event.Moved moved) {
            after = after.moved(moved.side(), now.toMove(), at);
        }
        if (event.event() instanceof Event.TakenBack) {
            after = after.turnedTo(now.toMove(), at);
        }
        return now.outcome().isOver() ? after.stopped(at) : after;
    }

    /// {@return how many events are stored, which is the number of the next}
    int slots() {
        return slots;
    }

    /// {@return when the last event happened, in the time of its table; before the first, when the game was opened}
    Instant at() {
        return at;
    }

    EventLog log() {
        return log;
    }

    Game game() {
        return log.game();
    }

    /// {@return what a side has left, if there is a clock}
    Optional<Duration> left(Side side, Instant now) {
        return Optional.ofNullable(clock).map(running -> running.left(side, outages.onClocks(now)));
    }

    /// {@return when the running clock runs out, if one is running}
    Optional<Instant> deadline() {
        return Optional.ofNullable(clock).flatMap(Clock::deadline).map(outages::onTheWall);
    }

    /// {@return when placing has to be done, if there is a limit and it still goes on}
    ///
    /// @param joined when the second player sat down
    Optional<Instant> setupDeadline(Instant joined) {
        boolean placing = !game().hasStarted() && !game().outcome().isOver();
        return Optional.ofNullable(clock)
                .filter(_ -> placing)
                .map(Clock::setupLimit)
                .filter(Duration::isPositive)
                .map(limit -> outages.onTheWall(outages.onClocks(joined).plus(limit)));
    }

    /// {@return the number of the entry that this request led to, if it has been carried out before}
    Optional<Integer> executed(Author author) {
        return executed.offset(author);
    }
}
