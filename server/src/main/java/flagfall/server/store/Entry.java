package flagfall.server.store;

import flagfall.game.Event;
import java.time.Instant;

/// One line of a game's log: what happened, when, and whose wish it was.
public record Entry(int slot, Instant at, Event event, Author author) {}
