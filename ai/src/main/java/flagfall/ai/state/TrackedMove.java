package flagfall.ai.state;

import flagfall.core.MoveCode;
import flagfall.view.ObservedMove;

/// A move as it was told, with the numbers of the pieces that took part.
///
/// @param code the move as the core writes it
/// @param target the piece that was attacked, or [#NOBODY]
record TrackedMove(ObservedMove told, int code, int mover, int target) {

    static final int NOBODY = -1;

    int side() {
        return told.side().ordinal();
    }

    int from() {
        return MoveCode.from(code);
    }

    int to() {
        return MoveCode.to(code);
    }

    boolean isAttack() {
        return target != NOBODY;
    }

    /// {@return whether this move shows what the mover is: it fought, or it ran as only a scout does}
    boolean showsMover() {
        return isAttack() || MoveCode.isLong(code);
    }
}
