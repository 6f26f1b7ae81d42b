package flagfall.rules;

/// What happens to a player who has movable pieces but no legal move.
public enum Blocked {
    LOSES,
    PASSES
}
