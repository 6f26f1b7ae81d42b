package flagfall.testkit.witness;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Which piece stands on which square. A board never changes: a move makes another one.
final class Board {

    private final @Nullable Piece[] pieces;

    private Board(@Nullable Piece[] pieces) {
        this.pieces = pieces;
    }

    static Board empty(Ground ground) {
        return new Board(new @Nullable Piece[ground.size()]);
    }

    boolean isEmpty(int square) {
        return pieces[square] == null;
    }

    boolean holds(Side side, int square) {
        Piece piece = pieces[square];
        return piece != null && piece.side() == side;
    }

    Piece at(int square) {
        Piece piece = pieces[square];
        if (piece == null) {
            throw new IllegalStateException("no piece stands on square " + square);
        }
        return piece;
    }

    Board placing(Piece piece, int square) {
        @Nullable Piece[] next = pieces.clone();
        next[square] = piece;
        return new Board(next);
    }

    Board removing(int square) {
        @Nullable Piece[] next = pieces.clone();
        next[square] = null;
        return new Board(next);
    }

    Board moving(int from, int to) {
        return removing(from).placing(at(from), to);
    }

    boolean hasMovable(Side side) {
        for (Piece piece : pieces) {
            if (piece != null && piece.side() == side && piece.kind().movable()) {
                return true;
            }
        }
        return false;
    }

    /// "The same board" means the same individual pieces on the same squares.
    boolean isSameAs(Board other) {
        return Arrays.equals(pieces, other.pieces);
    }
}
