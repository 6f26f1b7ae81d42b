package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessSide;
import java.util.HashSet;
import java.util.Set;

/// All there is to know of a game between two moves. A moment never changes: a move makes another one.
record WitnessMoment(
        Boards boards,
        WitnessSide toMove,
        int quiet,
        Past red,
        Past blue,
        Set<WitnessPiece> moved,
        Set<WitnessPiece> shown,
        String result) {

    static final String ONGOING = "ongoing";

    WitnessMoment {
        moved = Set.copyOf(moved);
        shown = Set.copyOf(shown);
    }

    /// In a first moment nothing is shown or moved yet, there is no history and the quiet count is 0.
    static WitnessMoment first(WitnessBoard board, WitnessSide toMove) {
        return new WitnessMoment(
                new Boards(board, null), toMove, 0, Past.NOTHING, Past.NOTHING, Set.of(), Set.of(), ONGOING);
    }

    WitnessBoard board() {
        return boards.latest();
    }

    boolean isOver() {
        return !result.equals(ONGOING);
    }

    Past past(WitnessSide side) {
        return side == WitnessSide.RED ? red : blue;
    }

    WitnessMoment withPast(WitnessSide side, Past past) {
        return side == WitnessSide.RED
                ? new WitnessMoment(boards, toMove, quiet, past, blue, moved, shown, result)
                : new WitnessMoment(boards, toMove, quiet, red, past, moved, shown, result);
    }

    WitnessMoment withBoard(WitnessBoard board) {
        return new WitnessMoment(boards.followedBy(board), toMove, quiet, red, blue, moved, shown, result);
    }

    WitnessMoment withMoved(WitnessPiece piece) {
        return new WitnessMoment(boards, toMove, quiet, red, blue, and(moved, piece), shown, result);
    }

    WitnessMoment withShown(WitnessPiece piece) {
        return new WitnessMoment(boards, toMove, quiet, red, blue, moved, and(shown, piece), result);
    }

    WitnessMoment withQuiet(int plies) {
        return new WitnessMoment(boards, toMove, plies, red, blue, moved, shown, result);
    }

    WitnessMoment withToMove(WitnessSide side) {
        return new WitnessMoment(boards, side, quiet, red, blue, moved, shown, result);
    }

    WitnessMoment withResult(String ending) {
        return new WitnessMoment(boards, toMove, quiet, red, blue, moved, shown, ending);
    }

    private static Set<WitnessPiece> and(Set<WitnessPiece> some, WitnessPiece one) {
        if (some.contains(one)) {
            return some;
        }
        Set<WitnessPiece> more = new HashSet<>(some);
        more.add(one);
        return more;
    }
}
