package flagfall.rules;

/// How a scout's run and its strike go together.
public enum ScoutStrike {
    /// It slides any distance, or strikes a neighbour; never both in a turn.
    ADJACENT,
    /// It moves as a rook in chess and strikes what it runs into.
    IN_LINE,
    /// It slides any distance, then may strike any orthogonal neighbour of where it stopped.
    MOVE_THEN_STRIKE
}
