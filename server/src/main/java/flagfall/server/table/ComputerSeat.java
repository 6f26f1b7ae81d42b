package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.protocol.Opponent;
import flagfall.rules.SetupOrder;
import flagfall.server.mind.Thinker;
import flagfall.server.refusal.Refused;
import flagfall.server.store.Author;
import flagfall.view.PlayerView;
import flagfall.view.Viewer;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays for the computer: notices that it is its turn, asks the thinker with a view and nothing else, and makes the
/// move, unless the game has gone on in the meantime.
final class ComputerSeat implements Table.Bystander {

    private static final Logger LOG = LoggerFactory.getLogger(ComputerSeat.class);

    private final Thinker thinker;

    ComputerSeat(Thinker thinker) {
        this.thinker = thinker;
    }

    @Override
    public void notice(Table table, Scene scene) {
        if (scene.row().opponent() instanceof Opponent.Computer(int level)) {
            Game game = scene.ledger().game();
            Side side = scene.emptySide();
            long seed = scene.row().seed();
            int slot = scene.ledger().slots();
            if (game.outcome().isOver()) {
                return;
            }
            if (!game.hasStarted() && mayPlace(game, side)) {
                thinker.place(level, seed, game.rules(), side, setup -> place(table, setup));
            } else if (game.hasStarted() && game.position().toMove() == side) {
                PlayerView view = Veil.recollection(game, new Viewer.Seat(side));
                thinker.choose(level, seed, view, move -> play(table, slot, side, move));
            }
        }
    }

    private static boolean mayPlace(Game game, Side side) {
        boolean waitsForRed = game.rules().setupOrder() == SetupOrder.RED_THEN_BLUE && side == Side.BLUE;
        return game.setup(side).isEmpty()
                && (!waitsForRed || game.setup(Side.RED).isPresent());
    }

    private static void place(Table table, Setup setup) {
        attempt(
                table,
                () -> table.grant(
                        Author.HOUSE,
                        scene -> scene.ledger().game().setup(setup.side()).isPresent()
                                ? Optional.empty()
                                : Optional.of(new Event.Placed(setup))));
    }

    private static void play(Table table, int slot, Side side, Move move) {
        attempt(
                table,
                () -> table.grant(
                        Author.HOUSE,
                        scene -> scene.ledger().slots() == slot
                                ? Optional.of(new Event.Moved(side, move))
                                : Optional.empty()));
    }

    private static void attempt(Table table, Runnable wish) {
        try {
            wish.run();
        } catch (Refused refused) {
            LOG.debug("the computer's wish at {} came too late", table.id(), refused);
        } catch (RuntimeException failure) {
            LOG.error("the computer could not act at {}", table.id(), failure);
        }
    }
}
