package flagfall.rules;

import flagfall.piece.Side;

/// Whether both players place their armies at once or Red finishes first.
public enum SetupOrder {
    TOGETHER,
    RED_THEN_BLUE;

    /// {@return whether a side that has not placed may place now}
    public boolean allows(Side side, boolean redHasPlaced) {
        return this == TOGETHER || side == Side.RED || redHasPlaced;
    }
}
