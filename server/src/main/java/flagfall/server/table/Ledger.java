package flagfall.server.table;

import flagfall.game.Annals;
import flagfall.game.Clock;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.TimeControl;
import flagfall.server.store.Author;
import flagfall.server.store.Entry;
import flagfall.server.store.GameRow;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What folding a game's log has come to: the game and its annals, the clock, and which wish led to which entry.
final class Ledger {

    private final int slots;
    private final Annals annals;
    /// Null where time does not matter.
    private final @Nullable Clock clock;
    /// By the author of a named wish, the number of the entry in the annals that it led to.
    private final Map<Author, Integer> granted;

    private Ledger(int slots, Annals annals, @Nullable Clock clock, Map<Author, Integer> granted) {
        this.slots = slots;
        this.annals = annals;
        this.clock = clock;
        this.granted = granted;
    }

    static Ledger of(GameRow game, List<Entry> log) {
        TimeControl control = game.clock();
        Ledger ledger = new Ledger(
                0, Annals.begin(game.rules(), game.first()), control == null ? null : Clock.of(control), Map.of());
        for (Entry entry : log) {
            ledger = ledger.after(entry);
        }
        return ledger;
    }

    Ledger after(Entry entry) {
        Annals next = annals.after(entry.event());
        Map<Author, Integer> wishes = granted;
        if (entry.author().isNamed()) {
            wishes = new HashMap<>(granted);
            wishes.put(entry.author(), annals.size());
        }
        return new Ledger(slots + 1, next, clock == null ? null : wound(clock, next.game(), entry), wishes);
    }

    private Clock wound(Clock before, Game now, Entry entry) {
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

    Annals annals() {
        return annals;
    }

    Game game() {
        return annals.game();
    }

    Optional<Clock> clock() {
        return Optional.ofNullable(clock);
    }

    /// {@return the number of the entry that this wish led to, if it has been granted before}
    Optional<Integer> granted(Author author) {
        return Optional.ofNullable(granted.get(author));
    }
}
