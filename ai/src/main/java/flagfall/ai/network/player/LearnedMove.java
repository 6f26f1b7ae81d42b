package flagfall.ai.network.player;

import flagfall.ai.network.Prediction;
import flagfall.position.Move;

/// What a player makes of a position.
///
/// @param prediction what the network says of it
public record LearnedMove(Move move, Prediction prediction) {}
