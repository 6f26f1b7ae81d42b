package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessSide;

/// One individual piece. No two begin on the same square, so `home` tells each from every other.
record WitnessPiece(WitnessSide side, WitnessKind kind, int home) {

    /// {@return its letter on a printed board: Red's upper case, Blue's lower case}
    char letter() {
        return side == WitnessSide.RED ? kind.letter() : Character.toLowerCase(kind.letter());
    }
}
