package flagfall.rules;

/// Whether both players place their armies at once or Red finishes first.
public enum SetupOrder {
    TOGETHER,
    RED_THEN_BLUE
}
