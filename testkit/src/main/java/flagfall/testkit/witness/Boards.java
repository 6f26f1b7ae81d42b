package flagfall.testkit.witness;

import org.jspecify.annotations.Nullable;

/// Every board a game has had, one for each ply, from the latest back to the first.
record Boards(WitnessBoard latest, @Nullable Boards earlier) {

    Boards followedBy(WitnessBoard next) {
        return new Boards(next, this);
    }

    /// Whether a board equals one of the latest `count` boards.
    boolean repeats(WitnessBoard board, int count) {
        Boards rest = this;
        for (int k = 1; k <= count && rest != null; k++) {
            if (rest.latest.isSameAs(board)) {
                return true;
            }
            rest = rest.earlier;
        }
        return false;
    }
}
