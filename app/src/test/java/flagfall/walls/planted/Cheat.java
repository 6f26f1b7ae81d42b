package flagfall.walls.planted;

import flagfall.app.arena.player.MatchPlayer;
import flagfall.game.Game;
import flagfall.position.Setup;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerMemory;

/// A player that holds the game it plays in.
record Cheat(Game game, Setup place) implements MatchPlayer {

    @Override
    public Answer answer(PlayerMemory memory) {
        return game.toMove() == place.side()
                ? new Answer.Moves(memory.view().moves().getFirst())
                : new Answer.GivesUp();
    }

    @Override
    public void hear(ObservedMove move) {}

    @Override
    public void leave(String why) {}

    @Override
    public void close() {}
}
