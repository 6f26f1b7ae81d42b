package flagfall.server.store.list;

import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.protocol.Status;
import flagfall.server.store.GameRow;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// One game of a list: who plays, and how far it has come. `result` is null while it goes on.
public record ListedRow(
        GameRow game, Status status, int ply, Map<Side, ListedPlayer> players, FromServer.@Nullable Result result) {

    /// Someone who plays. `rating` is null where there is none.
    public record ListedPlayer(
            String id,
            String name,
            boolean bot,
            boolean guest,
            @Nullable Double rating) {}

    public ListedRow {
        players = Map.copyOf(players);
    }
}
