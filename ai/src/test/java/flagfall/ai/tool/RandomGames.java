package flagfall.ai.tool;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Random;

/// Positions that random play leads to.
public final class RandomGames {

    private RandomGames() {}

    /// {@return what the side to move knows after so many random moves, or as many as there were}
    public static PlayerMemory view(Ruleset rules, int plies, Random random) {
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, random.nextLong())))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, random.nextLong())));
        Game latest = game;
        for (int ply = 0; ply < plies && !game.outcome().isOver(); ply++) {
            latest = game;
            List<Move> moves = game.position().moves();
            game = game.after(new Event.Moved(game.position().toMove(), moves.get(random.nextInt(moves.size()))));
        }
        Game going = game.outcome().isOver() ? latest : game;
        return Veil.memory(going, new Viewer.Seat(going.position().toMove()));
    }
}
