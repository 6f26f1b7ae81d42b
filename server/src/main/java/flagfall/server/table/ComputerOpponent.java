package flagfall.server.table;

import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.protocol.Opponent;
import flagfall.server.engine.EngineService;
import flagfall.server.error.ApiException;
import flagfall.server.store.Author;
import flagfall.server.store.SeedPurpose;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Plays the computer's side: when it is on turn, it gives the engine service a view and nothing else, and makes the
/// move, unless the game has changed in the meantime. Where nobody watches, it waits until somebody does.
final class ComputerOpponent implements Table.Listener {

    private static final Logger LOG = LoggerFactory.getLogger(ComputerOpponent.class);

    private final EngineService engines;

    ComputerOpponent(EngineService engines) {
        this.engines = engines;
    }

    @Override
    public void notice(Table table, TableSnapshot snapshot) {
        if (snapshot.row().opponent() instanceof Opponent.Computer(int level)) {
            // Whatever was being thought about, the table has moved on.
            EngineService.Requester requester =
                    new EngineService.Requester(table.id(), snapshot.row().creator());
            engines.cancel(requester);
            boolean acts = !table.isLeftToAnother() && table.isWatched();
            if (isToAct(snapshot) && !(acts && ask(requester, table, snapshot, level))) {
                table.sleep();
            }
        }
    }

    private static boolean isToAct(TableSnapshot snapshot) {
        Game game = snapshot.state().game();
        Side side = snapshot.emptySide();
        return !game.outcome().isOver() && (game.hasStarted() ? game.toMove() == side : mayPlace(game, side));
    }

    /// {@return whether it will be thought about}
    private boolean ask(EngineService.Requester requester, Table table, TableSnapshot snapshot, int level) {
        Game game = snapshot.state().game();
        Side side = snapshot.emptySide();
        long seed = snapshot.row().seed();
        int slot = snapshot.state().slots();
        if (!game.hasStarted()) {
            return engines.place(
                    requester, level, SeedPurpose.SETUP.of(seed), game.rules(), side, setup -> place(table, setup));
        }
        PlayerMemory memory = Veil.memory(game, new Viewer.Seat(side));
        return engines.choose(
                requester, level, SeedPurpose.MOVES.of(seed), memory, move -> play(table, slot, side, move));
    }

    private static boolean mayPlace(Game game, Side side) {
        return !game.hasPlaced(side) && game.rules().setupOrder().allows(side, game.hasPlaced(Side.RED));
    }

    private static void place(Table table, Setup setup) {
        attempt(
                table,
                () -> table.execute(
                        Author.SERVER,
                        snapshot -> snapshot.state().game().hasPlaced(setup.side())
                                ? Optional.empty()
                                : Optional.of(new Event.Placed(setup))));
    }

    private static void play(Table table, int slot, Side side, Move move) {
        attempt(
                table,
                () -> table.execute(
                        Author.SERVER,
                        snapshot -> snapshot.state().slots() == slot
                                ? Optional.of(new Event.Moved(side, move))
                                : Optional.empty()));
    }

    private static void attempt(Table table, Runnable request) {
        try {
            request.run();
        } catch (ApiException rejected) {
            LOG.debug("the computer's request at {} came too late", table.id(), rejected);
        } catch (RuntimeException failure) {
            LOG.error("the computer could not act at {}", table.id(), failure);
        }
    }
}
