package flagfall.server.store.list;

import flagfall.piece.Side;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// One game of somebody's own, which goes on. `challenged` is the name for which the free seat is kept, `turn` is null
/// where nobody can move, and `due` where nothing runs out.
public record OwnRow(
        ListedRow row,
        @Nullable String challenged,
        @Nullable Side turn,
        List<Side> placed,
        @Nullable Instant due) {

    public OwnRow {
        placed = List.copyOf(placed);
    }
}
