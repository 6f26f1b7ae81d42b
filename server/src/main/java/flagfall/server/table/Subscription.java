package flagfall.server.table;

import flagfall.piece.Side;
import flagfall.protocol.GameEvent;
import flagfall.server.account.Caller;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// Receives the events of a table, from any offset on, as one caller may hear them.
public final class Subscription implements AutoCloseable {

    private final Table table;
    private final Caller caller;
    private int next;
    private Participants participants;
    private boolean over;

    private Subscription(Table table, Caller caller, int from) {
        this.table = table;
        this.caller = caller;
        this.next = from;
        this.participants = table.participants();
    }

    /// Starts to listen.
    ///
    /// @throws flagfall.server.error.ApiException if this caller may not watch
    public static Subscription at(Table table, Caller caller, int from) {
        ViewAssembler.watched(table, caller);
        table.enter(caller.id());
        return new Subscription(table, caller, from);
    }

    /// Stops listening.
    @Override
    public void close() {
        table.leave(caller.id());
    }

    /// Waits for new events, but no longer than `most`. It also returns when somebody takes a seat: that is no event of
    /// the game, but listeners should ask for a new view.
    ///
    /// @return the new events, in order; empty if there was none
    public List<GameEvent> listen(Duration most) throws InterruptedException {
        TableSnapshot snapshot = table.await(next, participants, most);
        Participants now = table.participants();
        List<GameEvent> events = new ArrayList<>(comings(participants.online(), now.online()));
        if (now.renamings() != participants.renamings()) {
            table.players().forEach((side, player) -> events.add(new GameEvent.RenamedEvent(side, player.name())));
        }
        participants = now;
        // Asked each time: the caller may have taken a seat since.
        events.addAll(
                table.rated(EventAssembler.events(snapshot, snapshot.streamViewerOf(caller.id()), next, table.now())));
        // Not every entry is told to everyone.
        next = Math.max(next, snapshot.state().log().size());
        over = snapshot.state().game().outcome().isOver();
        return events;
    }

    /// {@return who has come and who has gone}
    private static List<GameEvent> comings(Set<Side> before, Set<Side> now) {
        List<GameEvent> events = new ArrayList<>();
        for (Side side : Side.values()) {
            if (before.contains(side) != now.contains(side)) {
                events.add(new GameEvent.PresenceEvent(side, now.contains(side)));
            }
        }
        return events;
    }

    /// {@return whether there is nothing more to hear: the game is over and all of it has been heard, or its table is
    /// closed}
    public boolean isOver() {
        return over || table.audience().isClosed();
    }
}
