package flagfall.app.arena.player;

import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerMemory;

/// Whoever plays one side of one game. It is given what that side may know and nothing else. Instead of an answer, it
/// may throw a [Fault].
public interface MatchPlayer extends AutoCloseable {

    /// What a player says when it is asked to move.
    sealed interface Answer {

        record Moves(Move move) implements Answer {}

        /// It has lost, and says so.
        record GivesUp() implements Answer {}
    }

    /// {@return its army}
    Setup place();

    /// {@return its answer, when it is to move}
    Answer answer(PlayerMemory memory);

    /// Tells it what came of its own move, and of the strike at its flag.
    void hear(ObservedMove move);

    /// Tells it that the game is over.
    void leave(String why);

    /// Lets go of all that it held.
    @Override
    void close();
}
