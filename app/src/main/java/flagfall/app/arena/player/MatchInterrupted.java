package flagfall.app.arena.player;

/// A game is broken off because the match is over.
public final class MatchInterrupted extends RuntimeException {}
