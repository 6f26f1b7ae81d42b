package flagfall.ai.network;

import flagfall.ai.network.encoding.Encoder;
import flagfall.ai.network.encoding.Frame;
import flagfall.ai.network.encoding.TokenMoves.TokenMove;
import java.util.List;

/// One position put to the network.
public final class Question {

    private final Frame frame;
    private final byte[] planes;
    private final List<TokenMove> moves;
    private final boolean wantsBelief;

    /// @param planes what is seen, token after token
    /// @param moves the legal moves
    /// @param wantsBelief whether to tell what hidden pieces may be
    public Question(Frame frame, byte[] planes, List<TokenMove> moves, boolean wantsBelief) {
        if (planes.length != frame.size() * Encoder.PLANES) {
            throw new IllegalArgumentException(planes.length + " bytes for " + frame.size() + " tokens");
        }
        this.frame = frame;
        this.planes = planes;
        this.moves = List.copyOf(moves);
        this.wantsBelief = wantsBelief;
    }

    public Frame frame() {
        return frame;
    }

    public byte[] planes() {
        return planes;
    }

    public List<TokenMove> moves() {
        return moves;
    }

    public boolean wantsBelief() {
        return wantsBelief;
    }
}
