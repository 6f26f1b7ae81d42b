package flagfall.app.evaluator;

import flagfall.ai.Budget;
import flagfall.ai.Player;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.function.BooleanSupplier;

/// The beginning of a game that nobody asked for. A young process is slow at whatever it does for the first time, so
/// that its first answers would come late and be poor; it does all of it often before anybody waits.
public final class WarmUp {

    private WarmUp() {}

    /// Plays against oneself until it is enough, or one of us has won.
    ///
    /// @param player not the one who will play in earnest, so that nothing said here can change what it says there
    public static void play(Player player, Budget move, BooleanSupplier enough) {
        Setup red = player.place(Rulesets.CLASSIC, Side.RED);
        Setup blue = player.place(Rulesets.CLASSIC, Side.BLUE);
        Game game = Game.create(Rulesets.CLASSIC, Side.RED)
                .after(new Event.Placed(red))
                .after(new Event.Placed(blue));
        List<KnownGame> minds = List.of(KnownGame.ofStart(red), KnownGame.ofStart(blue));
        while (!game.outcome().isOver() && !enough.getAsBoolean()) {
            Side side = game.position().toMove();
            Move chosen = player.choose(minds.get(side.ordinal()).view(), move);
            game = game.after(new Event.Moved(side, chosen));
            Position now = game.position();
            for (Side who : Side.values()) {
                tell(minds.get(who.ordinal()), now, who);
            }
        }
    }

    private static void tell(KnownGame mind, Position now, Side side) {
        String line = MoveReport.of(now.turn(now.ply() - 1)).toString();
        MoveReport.read(line).ifPresent(mind::happened);
        if (!mind.agreesWith(BoardLines.shown(now, side))) {
            throw new IllegalStateException("the board is not what was told: " + line);
        }
    }
}
