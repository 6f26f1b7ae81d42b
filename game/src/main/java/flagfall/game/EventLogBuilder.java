package flagfall.game;

import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;

/// Folds the events of a long game into its [EventLog], in time that grows with their number and no faster.
///
/// ```java
/// EventLogBuilder builder = new EventLogBuilder(Rulesets.CLASSIC, Side.RED);
/// events.forEach(builder::add);
/// EventLog log = builder.build();
/// ```
public final class EventLogBuilder {

    private final List<LogEntry> entries = new ArrayList<>();
    private final Advance inPlace = new Advance.InPlace();
    private Game game;
    private boolean built;

    public EventLogBuilder(Ruleset rules, Side first) {
        this.game = Game.create(rules, first);
    }

    /// Adds what happened next.
    ///
    /// @throws IllegalArgumentException if it may not happen
    public void add(Event event) {
        if (built) {
            throw new IllegalStateException("the log is built; this would change its position");
        }
        Game next = game.after(event, inPlace);
        EventLog.tell(game, event, next, entries);
        game = next;
    }

    /// {@return the game so far; its position changes with the next event}
    public Game game() {
        return game;
    }

    /// {@return how many entries there are so far}
    public int size() {
        return entries.size();
    }

    /// {@return the event log. Nothing can be added afterwards}
    public EventLog build() {
        built = true;
        return new EventLog(game, entries);
    }
}
