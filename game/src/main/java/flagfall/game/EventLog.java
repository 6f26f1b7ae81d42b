package flagfall.game;

import flagfall.piece.Side;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedEvent;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/// A game together with everything there is to tell about it, in order and numbered from zero. One event can be
/// worth several entries: the last setup starts the game, a move can end it. [Veil] alone tells entries to viewers.
public final class EventLog {

    private final Game game;
    private final List<LogEntry> entries;

    EventLog(Game game, List<LogEntry> entries) {
        this.game = game;
        this.entries = List.copyOf(entries);
    }

    /// {@return the event log of a game in which nothing has happened yet}
    public static EventLog begin(Ruleset rules, Side first) {
        return new EventLog(Game.create(rules, first), List.of());
    }

    public Game game() {
        return game;
    }

    /// {@return how many entries there are, which is the number of the next one}
    public int size() {
        return entries.size();
    }

    List<LogEntry> entries() {
        return entries;
    }

    /// {@return the event log after something happened; a long log is read faster by [EventLogBuilder]}
    /// @throws IllegalArgumentException if it may not happen
    public EventLog after(Event event) {
        Game next = game.after(event);
        List<LogEntry> told = new ArrayList<>(entries);
        tell(game, event, next, told);
        return new EventLog(next, told);
    }

    /// Adds what there is to tell about one event.
    static void tell(Game before, Event event, Game next, List<LogEntry> told) {
        switch (event) {
            case Event.Placed(Setup setup) -> told.add(open(new ObservedEvent.Ready(setup.side())));
            case Event.Moved _ -> tellMove(next.position(), told);
            case Event.DrawOffered(Side side) -> told.add(open(new ObservedEvent.DrawOffered(side)));
            case Event.TakebackAsked(Side side) -> told.add(open(new ObservedEvent.TakebackOffered(side)));
            case Event.Said(Side side, String text, boolean preset) ->
                told.add(new LogEntry.BetweenPlayers(new ObservedEvent.Said(side, text, preset)));
            case Event.ChatSwitched(Side side, boolean on) ->
                told.add(new LogEntry.BetweenPlayers(new ObservedEvent.ChatSwitched(side, on)));
            case Event.TakenBack(int ply) -> told.add(open(new ObservedEvent.TakenBack(ply)));
            case Event.Arranged _,
                    Event.DrawAgreed _,
                    Event.Resigned _,
                    Event.TimedOut _,
                    Event.Abandoned _,
                    Event.Aborted _,
                    Event.NobodyPlaced _,
                    Event.TooQuiet _ -> {
                // Told by what they lead to: the start or the end.
            }
        }
        if (next.hasStarted() && !before.hasStarted()) {
            told.add(open(new ObservedEvent.Started(next.position().toMove())));
        }
        if (next.outcome().isOver() && !before.outcome().isOver()) {
            told.add(open(new ObservedEvent.Ended(next.outcome(), setups(next))));
        }
    }

    private static void tellMove(Position now, List<LogEntry> told) {
        int ply = now.ply() - 1;
        told.add(new LogEntry.Played(ply, now.turn(ply)));
        QuietLimit limit = now.rules().quietLimit();
        if (limit.isAnnouncedAt(now.quiet()) && !now.outcome().isOver()) {
            told.add(open(new ObservedEvent.QuietSoon(limit.plies() - now.quiet())));
        }
    }

    private static LogEntry open(ObservedEvent observedEvent) {
        return new LogEntry.Public(observedEvent);
    }

    private static Map<Side, Setup> setups(Game game) {
        Map<Side, Setup> setups = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            game.setup(side).ifPresent(setup -> setups.put(side, setup));
        }
        return setups;
    }
}
