package flagfall.app.arena;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.position.Setup;
import flagfall.position.Turn;
import flagfall.view.Viewer;

/// One of our own players, who thinks on the referee's thread. It is shown its view and nothing else.
record EnginePlayer(Player player, Budget budget, Setup place) implements MatchPlayer {

    @Override
    public Answer answer(Game game) {
        try {
            return new Answer.Moves(player.choose(Veil.recollection(game, new Viewer.Seat(place.side())), budget));
        } catch (RuntimeException failure) {
            Fault fault = new Fault(Fault.Kind.CRASH, String.valueOf(failure));
            fault.initCause(failure);
            throw fault;
        }
    }

    @Override
    public void hear(Turn own) {}

    @Override
    public void leave(Game game, String why) {}

    @Override
    public void close() {}
}
