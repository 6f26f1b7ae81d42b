package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessSide;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Which piece stands on which square. A board never changes: a move makes another one.
final class WitnessBoard {

    private final @Nullable WitnessPiece[] pieces;

    private WitnessBoard(@Nullable WitnessPiece[] pieces) {
        this.pieces = pieces;
    }

    static WitnessBoard empty(WitnessGround ground) {
        return new WitnessBoard(new @Nullable WitnessPiece[ground.size()]);
    }

    boolean isEmpty(int square) {
        return pieces[square] == null;
    }

    boolean holds(WitnessSide side, int square) {
        WitnessPiece piece = pieces[square];
        return piece != null && piece.side() == side;
    }

    WitnessPiece at(int square) {
        WitnessPiece piece = pieces[square];
        if (piece == null) {
            throw new IllegalStateException("no piece stands on square " + square);
        }
        return piece;
    }

    WitnessBoard placing(WitnessPiece piece, int square) {
        @Nullable WitnessPiece[] next = pieces.clone();
        next[square] = piece;
        return new WitnessBoard(next);
    }

    WitnessBoard removing(int square) {
        @Nullable WitnessPiece[] next = pieces.clone();
        next[square] = null;
        return new WitnessBoard(next);
    }

    WitnessBoard moving(int from, int to) {
        return removing(from).placing(at(from), to);
    }

    boolean hasMovable(WitnessSide side) {
        for (WitnessPiece piece : pieces) {
            if (piece != null && piece.side() == side && piece.kind().movable()) {
                return true;
            }
        }
        return false;
    }

    /// "The same board" means the same individual pieces on the same squares.
    boolean isSameAs(WitnessBoard other) {
        return Arrays.equals(pieces, other.pieces);
    }
}
