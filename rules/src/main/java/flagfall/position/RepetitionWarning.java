package flagfall.position;

/// A move that a repetition law forbids or will soon: how often in a row its piece has just gone that way, and how
/// often it may. For the chase law, the counters of which say little to a person, both are zero.
public record RepetitionWarning(Move move, Refusal law, int made, int most) {

    /// {@return whether the move is forbidden now}
    public boolean isForbidden() {
        return made >= most;
    }
}
