package flagfall.rules;

/// Whether a piece may be chased without end.
public enum Chase {
    OFF,
    /// The more-square rule: a chaser may not repeat a position.
    MORE_SQUARE
}
