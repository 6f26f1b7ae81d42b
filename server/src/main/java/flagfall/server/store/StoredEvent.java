package flagfall.server.store;

import flagfall.game.Event;
import java.time.Instant;

/// One line of a game's log: what happened, when, and whose request it was.
public record StoredEvent(int slot, Instant at, Event event, Author author) {}
