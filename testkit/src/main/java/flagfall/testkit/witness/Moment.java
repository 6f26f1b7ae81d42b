package flagfall.testkit.witness;

import java.util.HashSet;
import java.util.Set;

/// All there is to know of a game between two moves. A moment never changes: a move makes another one.
record Moment(
        Boards boards, Side toMove, int quiet, Past red, Past blue, Set<Piece> moved, Set<Piece> shown, String result) {

    static final String ONGOING = "ongoing";

    Moment {
        moved = Set.copyOf(moved);
        shown = Set.copyOf(shown);
    }

    /// In a first moment nothing is shown or moved yet, there is no history and the quiet count is 0.
    static Moment first(Board board, Side toMove) {
        return new Moment(new Boards(board, null), toMove, 0, Past.NOTHING, Past.NOTHING, Set.of(), Set.of(), ONGOING);
    }

    Board board() {
        return boards.latest();
    }

    boolean isOver() {
        return !result.equals(ONGOING);
    }

    Past past(Side side) {
        return side == Side.RED ? red : blue;
    }

    Moment withPast(Side side, Past past) {
        return side == Side.RED
                ? new Moment(boards, toMove, quiet, past, blue, moved, shown, result)
                : new Moment(boards, toMove, quiet, red, past, moved, shown, result);
    }

    Moment withBoard(Board board) {
        return new Moment(boards.followedBy(board), toMove, quiet, red, blue, moved, shown, result);
    }

    Moment withMoved(Piece piece) {
        return new Moment(boards, toMove, quiet, red, blue, and(moved, piece), shown, result);
    }

    Moment withShown(Piece piece) {
        return new Moment(boards, toMove, quiet, red, blue, moved, and(shown, piece), result);
    }

    Moment withQuiet(int plies) {
        return new Moment(boards, toMove, plies, red, blue, moved, shown, result);
    }

    Moment withToMove(Side side) {
        return new Moment(boards, side, quiet, red, blue, moved, shown, result);
    }

    Moment withResult(String ending) {
        return new Moment(boards, toMove, quiet, red, blue, moved, shown, ending);
    }

    private static Set<Piece> and(Set<Piece> some, Piece one) {
        if (some.contains(one)) {
            return some;
        }
        Set<Piece> more = new HashSet<>(some);
        more.add(one);
        return more;
    }
}
