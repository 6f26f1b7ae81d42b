package flagfall.ai.search;

/// What a search found.
///
/// @param move the move to make, as the core writes it
/// @param value what it seems worth to us
/// @param depth how many plies it looked ahead with all moves
/// @param nodes how many positions it looked at
public record SearchResult(int move, int value, int depth, long nodes) {}
