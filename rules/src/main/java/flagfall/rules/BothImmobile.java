package flagfall.rules;

/// What happens when neither side can move.
public enum BothImmobile {
    DRAW,
    TO_MOVE_LOSES
}
