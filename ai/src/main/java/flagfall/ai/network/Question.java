package flagfall.ai.network;

import flagfall.ai.network.TokenMoves.TokenMove;
import java.util.List;

/// One position put to the network.
final class Question {

    private final Frame frame;
    private final byte[] planes;
    private final List<TokenMove> moves;
    private final boolean wantsBelief;

    /// @param planes what is seen, token after token
    /// @param moves the legal moves
    /// @param wantsBelief whether to tell what hidden pieces may be
    Question(Frame frame, byte[] planes, List<TokenMove> moves, boolean wantsBelief) {
        if (planes.length != frame.size() * Encoder.PLANES) {
            throw new IllegalArgumentException(planes.length + " bytes for " + frame.size() + " tokens");
        }
        this.frame = frame;
        this.planes = planes;
        this.moves = List.copyOf(moves);
        this.wantsBelief = wantsBelief;
    }

    Frame frame() {
        return frame;
    }

    byte[] planes() {
        return planes;
    }

    List<TokenMove> moves() {
        return moves;
    }

    boolean wantsBelief() {
        return wantsBelief;
    }
}
