package flagfall.app.evaluator;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;

/// Warms a new process up by playing against itself. Code is slow when it runs for the first time, so that the first
/// answers would come late and be poor.
public final class WarmUp {

    private final Map<Side, KnownGame> known = new EnumMap<>(Side.class);
    private Game game;

    private WarmUp(Setup red, Setup blue) {
        game = Game.create(Rulesets.CLASSIC, Side.RED)
                .after(new Event.Placed(red))
                .after(new Event.Placed(blue));
        known.put(Side.RED, KnownGame.ofStart(red));
        known.put(Side.BLUE, KnownGame.ofStart(blue));
    }

    /// Lets a player play against itself until it is enough, or the game is over.
    ///
    /// @param player not the one that will play in earnest, so that nothing it does here can change what that one does
    public static void play(Player player, Budget move, BooleanSupplier enough) {
        Setup red = player.place(Rulesets.CLASSIC, Side.RED);
        Setup blue = player.place(Rulesets.CLASSIC, Side.BLUE);
        WarmUp warmUp = new WarmUp(red, blue);
        while (!warmUp.game.outcome().isOver() && !enough.getAsBoolean()) {
            warmUp.move(player, move);
        }
    }

    private void move(Player player, Budget budget) {
        Side side = game.toMove();
        Move chosen = player.choose(known(side).memory(), budget);
        game = game.after(new Event.Moved(side, chosen));
        for (Side who : Side.values()) {
            tell(who);
        }
    }

    private void tell(Side side) {
        Viewer viewer = new Viewer.Seat(side);
        String line = MoveReport.of(Veil.latestMove(game, viewer).orElseThrow()).toString();
        MoveReport.read(line).ifPresent(known(side)::happened);
        if (!known(side).agreesWith(BoardLines.shown(Veil.view(game, viewer)))) {
            throw new IllegalStateException("the board is not what was told: " + line);
        }
    }

    private KnownGame known(Side side) {
        return Objects.requireNonNull(known.get(side));
    }
}
