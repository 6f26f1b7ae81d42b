package flagfall.server.lobby;

import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.FromServer;
import flagfall.protocol.Opponent;
import flagfall.protocol.Status;
import flagfall.server.account.Caller;
import flagfall.server.error.ApiException;
import flagfall.server.table.SeatActions;
import flagfall.server.table.Table;
import flagfall.server.table.TableRegistry;
import java.util.List;

/// Ends the games of someone who leaves for good, so that nobody waits for them.
public final class Leaving {

    private final Lobby lobby;
    private final TableRegistry tables;

    public Leaving(Lobby lobby, TableRegistry tables) {
        this.lobby = lobby;
        this.tables = tables;
    }

    /// Takes back every offer, and resigns every game that is played.
    public void endAll(Caller.Person caller) {
        // A list is cut at a hundred games, and an offer may be taken meanwhile: so it is read again while it changes.
        List<FromServer.OwnGame> before = List.of();
        List<FromServer.OwnGame> games = lobby.unfinished(caller);
        while (!games.equals(before)) {
            games.forEach(game -> tryToEnd(game, caller));
            before = games;
            games = lobby.unfinished(caller);
        }
    }

    private void tryToEnd(FromServer.OwnGame game, Caller.Person caller) {
        try {
            end(game, caller);
        } catch (ApiException _) {
            // It ended, or began, in the same moment.
        }
    }

    private void end(FromServer.OwnGame game, Caller.Person caller) {
        Table table = tables.find(game.id());
        if (game.status() == Status.WAITING) {
            lobby.cancel(table, caller);
        } else {
            boolean hotSeat = game.opponent().equals(new Opponent.HotSeat().toString());
            SeatActions.at(table, caller).resign(new FromClient.SideRequest(hotSeat ? Side.RED : null));
        }
    }
}
