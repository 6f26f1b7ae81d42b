package flagfall.ai.network.encoding;

import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;

/// What the counts alone tell of one side's hidden pieces: those that still stand and that the other side has not seen.
public final class HiddenCounts {

    private final int[] kinds = new int[Kinds.COUNT];
    private int moved;
    private int still;

    public HiddenCounts(InformationState state, int side) {
        for (int kind = 0; kind < kinds.length; kind++) {
            kinds[kind] = state.alive(side, Kinds.rank(kind));
        }
        for (int piece = 0; piece < state.pieces(); piece++) {
            if (!state.stands(piece) || state.side(piece) != side) {
                continue;
            }
            if (state.isShown(piece)) {
                kinds[Kinds.of(RankSet.lowest(state.ranks(piece)))]--;
            } else if (state.hasMoved(piece)) {
                moved++;
            } else {
                still++;
            }
        }
    }

    /// {@return the chance, in 255ths, that a hidden piece is of this kind}
    ///
    /// Bombs and flags are all among those that have not moved; who has moved is one of the rest.
    public int chance(boolean hasMoved, int kind) {
        int count = kinds[kind];
        int fixed = kinds[Kinds.BOMB] + kinds[Kinds.FLAG];
        int movers = still + moved - fixed;
        if (count <= 0 || (hasMoved && !Kinds.canMove(kind))) {
            return 0;
        }
        if (!Kinds.canMove(kind)) {
            return count * 255 / Math.max(1, still);
        }
        return hasMoved
                ? count * 255 / Math.max(1, movers)
                : count * (still - fixed) * 255 / Math.max(1, movers * still);
    }
}
