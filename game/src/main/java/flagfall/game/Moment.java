package flagfall.game;

import flagfall.position.Turn;
import flagfall.view.Tiding;

/// One entry of a game's annals, before it is told to anyone.
sealed interface Moment {

    /// It holds no secret.
    record Open(Tiding tiding) implements Moment {}

    /// A move, with the truth about who took part.
    record Played(int ply, Turn turn) implements Moment {}
}
