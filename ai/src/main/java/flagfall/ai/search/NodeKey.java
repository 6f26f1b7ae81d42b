package flagfall.ai.search;

import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;

/// The key of a node in the transposition table: a number for all that the value of the node depends on.
final class NodeKey {

    /// Below this a chase counter forbids nothing.
    private static final int SHORTEST_CHASE = 3;

    private final SearchState state;
    private final MutablePosition position;
    private final int quietLimit;

    NodeKey(SearchState state) {
        this.state = state;
        position = state.position;
        quietLimit = state.context.state().rules().quietLimit().plies();
    }

    /// @param ply what is gained later counts for less
    /// @param chanceNodes how many lie above, since on one line only so many are searched
    long of(int ply, int chanceNodes) {
        long key = state.key() ^ (ply * 8L + chanceNodes + 1) * 0x9fb21c651e98df25L;
        return key ^ shuttle() ^ chase() ^ quiet();
    }

    /// The same board with another recent past may have other legal moves: where a law is near, the past counts.
    private long shuttle() {
        int played = position.ply();
        if (played < 4 || position.timesAllowed() == 0) {
            return 0;
        }
        int latest = position.moveAt(played - 2);
        int before = position.moveAt(played - 4);
        boolean back = MoveCode.from(latest) == MoveCode.to(before) && MoveCode.to(latest) == MoveCode.from(before);
        return back ? (latest + 1L) * 0xd6e8feb86659fd93L : 0;
    }

    private long chase() {
        int chase = Math.max(position.chase(0), position.chase(1));
        return chase < SHORTEST_CHASE ? 0 : chase * 0xa0761d6478bd642fL;
    }

    private long quiet() {
        boolean drawIsNear = quietLimit > 0 && position.quiet() + SearchValue.DEEPEST >= quietLimit;
        return drawIsNear ? (position.quiet() + 1) * 0xe7037ed1a0b428dbL : 0;
    }
}
