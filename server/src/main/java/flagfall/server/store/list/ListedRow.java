package flagfall.server.store.list;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.Status;
import flagfall.server.store.GameRow;
import flagfall.server.store.GuestStore;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One game of a list: who plays, and how far it has come. `result` is null while it goes on.
public record ListedRow(
        GameRow game,
        Status status,
        int ply,
        Map<Side, GuestStore.GuestRow> players,
        FromServer.@Nullable Result result) {

    public ListedRow {
        players = Map.copyOf(players);
    }
}
