package flagfall.view;

import flagfall.piece.Side;

/// Whoever looks at a game.
public sealed interface Viewer {

    /// Someone who plays this side.
    record Seat(Side side) implements Viewer {}

    /// Someone who only looks on, and knows what both players know.
    record Spectator() implements Viewer {}

    /// {@return whether this viewer plays this side}
    default boolean plays(Side side) {
        return this instanceof Seat(Side own) && own == side;
    }
}
