package flagfall.position;

/// A move that a repetition law forbids or will soon: how often in a row its piece has just gone that way, and how
/// often it may. For the chase law, whose counters say little to a person, both are zero.
///
/// @param isForbidden whether the move is forbidden now
public record RepetitionWarning(Move move, Refusal law, int made, int most, boolean isForbidden) {}
