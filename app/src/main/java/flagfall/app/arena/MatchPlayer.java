package flagfall.app.arena;

import flagfall.game.Game;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.position.Turn;

/// Someone at the board for one game. Each answer may be a [Fault] instead.
interface MatchPlayer extends AutoCloseable {

    /// What a player says when asked to move.
    sealed interface Answer {

        record Moves(Move move) implements Answer {}

        /// It has lost, and says so.
        record GivesUp() implements Answer {}
    }

    /// {@return its army}
    Setup place();

    /// {@return its answer to the present moment, in which it is to move}
    Answer answer(Game game);

    /// Tells it what came of its own move.
    void hear(Turn own);

    /// Tells it that the game is over.
    void leave(Game game, String why);

    /// Lets go of all that it held.
    @Override
    void close();
}
