package flagfall.app.arena;

/// A game is broken off because the match is over.
final class MatchInterrupted extends RuntimeException {}
