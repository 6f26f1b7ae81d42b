package flagfall.ai.evaluation;

/// One part of a value, and what each side has of it.
///
/// @param ours what our side has
/// @param theirs what the enemy has
public record Term(String name, int ours, int theirs) {

    /// {@return what it adds to our value}
    public int net() {
        return ours - theirs;
    }
}
