package flagfall.ai.search;

import flagfall.ai.belief.Belief;
import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.Grid;
import flagfall.core.MutablePosition;
import flagfall.piece.Rank;

/// Keeps somebody at home. For each enemy on its way to our flag, the nearest piece of ours that beats it is drawn back
/// so far that it is not later there; and a piece that shields the flag from hidden scouts had better stay.
final class Guard {

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};
    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int MINER = Rank.MINER.ordinal();
    private static final double LIKELY = 0.5;
    private static final double SHARE = 0.75;

    private final Knowledge knowledge;
    private final Memory memory;
    private final MutablePosition field;
    /// What [Pull] adds up, by piece and cell.
    private final int[] drawn;

    private final Fading fade;

    Guard(Knowledge knowledge, int[] drawn) {
        this.knowledge = knowledge;
        this.drawn = drawn;
        fade = new Fading(knowledge.weights.guardFade());
        memory = knowledge.memory;
        field = memory.field();
    }

    void of(int flag, int[] steps, int[] throughBombs) {
        for (int enemy = 0; enemy < field.pieces(); enemy++) {
            if (memory.stands(enemy) && field.side(enemy) != knowledge.me && memory.hasMoved(enemy)) {
                boolean miner = knowledge.belief.chance(enemy, Belief.MOVED, MINER) > LIKELY;
                watch(enemy, miner ? throughBombs : steps);
            }
        }
        if (hasHiddenScouts()) {
            shield(flag);
        }
    }

    private void watch(int enemy, int[] steps) {
        int away = steps[field.place(enemy)];
        int guard = nearestThatBeats(enemy, steps);
        if (away >= Ground.FAR || guard < 0) {
            return;
        }
        double threat = SHARE * knowledge.weights.guard() * fade.over(away - 1);
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (steps[cell] < Ground.FAR) {
                int late = Math.max(0, steps[cell] - away + 1);
                drawn[guard * Grid.CELLS + cell] += (int) (threat * fade.over(late));
            }
        }
    }

    private int nearestThatBeats(int enemy, int[] steps) {
        int nearest = -1;
        for (int piece = 0; piece < field.pieces(); piece++) {
            boolean ours = memory.stands(piece) && field.side(piece) == knowledge.me;
            if (ours && beats(piece, enemy) && (nearest < 0 || isNearer(piece, nearest, steps))) {
                nearest = piece;
            }
        }
        return nearest;
    }

    private boolean isNearer(int piece, int other, int[] steps) {
        return steps[field.place(piece)] < steps[field.place(other)];
    }

    private boolean beats(int piece, int enemy) {
        int rank = knowledge.rankOf(piece);
        return Ranks.has(Ranks.MOVABLE, rank)
                && knowledge.striking(rank, enemy, Belief.MOVED).falls() > LIKELY;
    }

    private boolean hasHiddenScouts() {
        double scouts = 0;
        for (int piece = 0; piece < field.pieces(); piece++) {
            boolean hidden = memory.stands(piece) && field.side(piece) != knowledge.me && !memory.isOpen(piece);
            scouts += hidden ? knowledge.belief.chance(piece, Belief.SLEEPING, SCOUT) : 0;
        }
        return scouts > LIKELY;
    }

    /// Looks from the flag along each line for the first piece; if it is ours and can move, it is the shield.
    private void shield(int flag) {
        for (int step : STEPS) {
            int cell = field.place(flag) + step;
            while (field.isGround(cell) && field.pieceAt(cell) < 0) {
                cell += step;
            }
            int piece = field.isGround(cell) ? field.pieceAt(cell) : -1;
            boolean open = piece >= 0 && field.isGround(cell + step) && field.pieceAt(cell + step) < 0;
            if (open && field.side(piece) == knowledge.me && Ranks.has(Ranks.MOVABLE, knowledge.rankOf(piece))) {
                for (int held = cell; held != field.place(flag); held -= step) {
                    drawn[piece * Grid.CELLS + held] += (int) knowledge.weights.shield();
                }
            }
        }
    }
}
