package flagfall.ai;

import flagfall.position.Move;

/// What an engine found in a position.
///
/// @param move the best move
/// @param value what it seems worth to the side to move; a marshal is about 4000
/// @param depth how many plies the engine looked ahead
/// @param nodes how many positions it looked at
public record Analysis(Move move, int value, int depth, long nodes) {}
