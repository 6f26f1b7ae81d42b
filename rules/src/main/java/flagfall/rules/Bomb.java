package flagfall.rules;

/// What a strike by anyone but a miner does to the bomb.
public enum Bomb {
    STAYS,
    /// Bomb and attacker are both removed.
    SPENT
}
