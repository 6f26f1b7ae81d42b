package flagfall.testkit.witness;

/// A move that was made: by which piece, and whether it struck.
record PastMove(WitnessPiece piece, WitnessMove move, boolean strike) {}
