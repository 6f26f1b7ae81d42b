package flagfall.server.table;

import flagfall.game.EventLog;
import flagfall.piece.Side;
import flagfall.protocol.GameEvent;
import flagfall.server.account.Caller;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/// Hears what happens at a table, from any number on, as it is told to one caller.
public final class Subscription {

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

    /// Begins to listen.
    ///
    /// @throws flagfall.server.error.Refused if this caller may not
    public static Subscription at(Table table, Caller caller, int from) {
        return new Subscription(
                table, caller, from, ViewAssembler.watched(table, caller).seats());
    }

    /// Waits for news, but no longer than so long. When somebody takes a seat, it stops waiting: that is no event of
    /// the game, yet a reason to look up.
    ///
    /// @return what is new, in order; nothing if there was none
    public List<GameEvent> listen(Duration most) throws InterruptedException {
        TableSnapshot snapshot = table.await(next, seated, most);
        seated = snapshot.seats();
        EventLog log = snapshot.state().log();
        // Asked each time: whoever listened in the lobby may have taken a seat since.
        List<GameEvent> changed = ViewAssembler.events(log, snapshot.streamViewerOf(caller.id()), next);
        next += changed.size();
        over = log.game().outcome().isOver();
        return changed;
    }

    /// {@return whether the last thing there will ever be to hear has been heard}
    public boolean isOver() {
        return over;
    }
}
