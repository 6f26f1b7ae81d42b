package flagfall.game;

import flagfall.position.Turn;
import flagfall.view.ObservedEvent;

/// One entry of a game's event log, before it is told to anyone.
sealed interface LogEntry {

    /// Everyone may know it.
    record Public(ObservedEvent observedEvent) implements LogEntry {}

    /// Only those who play may know it, then and later.
    record BetweenPlayers(ObservedEvent observedEvent) implements LogEntry {}

    /// A move, with the truth about who took part.
    record Played(int ply, Turn turn) implements LogEntry {}
}
