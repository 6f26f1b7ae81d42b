package flagfall.server.table;

import flagfall.piece.Side;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Half-placed armies of a hot-seat game. A browser must keep none of them while the curtain is down, so they wait here
/// for their owner. They are not stored: whoever loses one has lost a minute.
final class SetupDrafts {

    private final Map<Side, String> drafts = new ConcurrentHashMap<>();

    void keep(Side side, String setup) {
        drafts.put(side, setup);
    }

    void drop(Side side) {
        drafts.remove(side);
    }

    Optional<String> of(Side side) {
        return Optional.ofNullable(drafts.get(side));
    }
}
