package flagfall.app.arena.player;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.position.Setup;
import flagfall.view.ObservedMove;
import flagfall.view.PlayerMemory;

/// One of our own players. It thinks on the thread that runs the game.
public record EnginePlayer(Player player, Budget budget, Setup place) implements MatchPlayer {

    @Override
    public Answer answer(PlayerMemory memory) {
        try {
            return new Answer.Moves(player.choose(memory, budget));
        } catch (RuntimeException failure) {
            Fault fault = new Fault(FaultKind.CRASH, String.valueOf(failure));
            fault.initCause(failure);
            throw fault;
        }
    }

    @Override
    public void hear(ObservedMove move) {}

    @Override
    public void leave(String why) {}

    @Override
    public void close() {}
}
