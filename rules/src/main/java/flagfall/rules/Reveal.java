package flagfall.rules;

/// How long a piece stays known that a battle, or a scout's long run, has shown.
public enum Reveal {
    FOR_GOOD,
    /// Its kind travels only with the move that exposed it; players must remember.
    UNTIL_TURN_ENDS
}
