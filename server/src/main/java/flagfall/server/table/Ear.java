package flagfall.server.table;

import flagfall.game.Annals;
import flagfall.protocol.GameEvent;
import flagfall.server.account.Caller;
import java.time.Duration;
import java.util.List;

/// Hears what happens at a table, from any number on, as it is told to one caller.
public final class Ear {

    private final Table table;
    private final Caller caller;
    private int next;
    private boolean over;

    private Ear(Table table, Caller caller, int from) {
        this.table = table;
        this.caller = caller;
        this.next = from;
    }

    /// Begins to listen.
    ///
    /// @throws flagfall.server.refusal.Refused if this caller may not
    public static Ear at(Table table, Caller caller, int from) {
        Glance.watched(table, caller);
        return new Ear(table, caller, from);
    }

    /// Waits for news, but no longer than so long.
    ///
    /// @return what is new, in order; nothing if there was none
    public List<GameEvent> listen(Duration most) throws InterruptedException {
        Annals annals = table.await(next, most);
        // Asked each time: whoever listened in the lobby may have taken a seat since.
        List<GameEvent> news = Glance.events(annals, table.scene().earsOf(caller.id()), next);
        next += news.size();
        over = annals.game().outcome().isOver();
        return news;
    }

    /// {@return whether the last thing there will ever be to hear has been heard}
    public boolean isOver() {
        return over;
    }
}
