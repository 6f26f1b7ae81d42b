package flagfall.rules;

/// What a defender that wins does next. A bomb never moves.
public enum WinningDefender {
    STAYS,
    /// It moves into the square its attacker struck from, and counts as moved.
    ADVANCES
}
