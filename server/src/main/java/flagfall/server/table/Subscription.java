package flagfall.server.table;

import flagfall.piece.Side;
import flagfall.protocol.GameEvent;
import flagfall.server.account.Caller;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/// Receives the events of a table, from any offset on, as one caller may hear them.
public final class Subscription implements AutoCloseable {

    private final Table table;
    private final Caller caller;
    private int next;
    private Map<Side, String> seated;
    private boolean over;

    private Subscription(Table table, Caller caller, int from, Map<Side, String> seated) {
        this.table = table;
        this.caller = caller;
        this.next = from;
        this.seated = seated;
    }

    /// Starts to listen.
    ///
    /// @throws flagfall.server.error.ApiException if this caller may not watch
    public static Subscription at(Table table, Caller caller, int from) {
        Map<Side, String> seats = ViewAssembler.watched(table, caller).seats();
        table.watchers().enter(caller.id());
        return new Subscription(table, caller, from, seats);
    }

    /// Stops listening.
    @Override
    public void close() {
        table.watchers().leave(caller.id());
    }

    /// Waits for new events, but no longer than `most`. It also returns when somebody takes a seat: that is no event of
    /// the game, but listeners should ask for a new view.
    ///
    /// @return the new events, in order; empty if there was none
    public List<GameEvent> listen(Duration most) throws InterruptedException {
        TableSnapshot snapshot = table.await(next, seated, most);
        seated = snapshot.seats();
        // Asked each time: the caller may have taken a seat since.
        List<GameEvent> events =
                table.rated(EventAssembler.events(snapshot, snapshot.streamViewerOf(caller.id()), next, table.now()));
        next += events.size();
        over = snapshot.state().game().outcome().isOver();
        return events;
    }

    /// {@return whether there is nothing more to hear: the game is over and all of it has been heard, or its table is
    /// closed}
    public boolean isOver() {
        return over || table.isClosed();
    }
}
