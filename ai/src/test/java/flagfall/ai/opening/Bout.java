package flagfall.ai.opening;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Outcome;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.view.Viewer;
import java.util.List;
import java.util.Random;

/// A game between two setups, both played by the top level.
record Bout(Ruleset rules, Budget budget, Random random) {

    private static final int LONGEST = 2000;

    /// {@return the points of the first, which is Red: 1, ½ or 0}
    double points(Setup red, Setup blue) {
        Setup facing = SetupText.read(SetupText.write(blue, rules.board()), Side.BLUE, rules)
                .setup();
        List<Player> players =
                List.of(Level.of(8).player(random.nextLong()), Level.of(8).player(random.nextLong()));
        Game game = Game.create(rules, Side.RED).after(new Event.Placed(red)).after(new Event.Placed(facing));
        while (!game.outcome().isOver() && game.position().ply() < LONGEST) {
            Side side = game.position().toMove();
            game = game.after(new Event.Moved(
                    side, players.get(side.ordinal()).choose(Veil.memory(game, new Viewer.Seat(side)), budget)));
        }
        return game.outcome() instanceof Outcome.Won(Side winner, Outcome.Reason _) ? winner == Side.RED ? 1 : 0 : 0.5;
    }
}
