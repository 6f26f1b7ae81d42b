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
        // A list is cut at a hundred games, so another follows for as long as something comes of it.
        boolean hasEnded = true;
        while (hasEnded) {
            hasEnded = false;
            for (FromServer.OwnGame game : lobby.unfinished(caller)) {
                hasEnded |= ends(game, caller);
            }
        }
    }

    private boolean ends(FromServer.OwnGame game, Caller.Person caller) {
        try {
            end(game, caller);
            return true;
        } catch (ApiException _) {
            return false; // It ended in the same moment.
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
