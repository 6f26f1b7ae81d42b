package flagfall.ai.evaluation;

import flagfall.ai.belief.RankChances;
import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.ai.tuning.EvaluationTuning;
import flagfall.core.Grid;
import flagfall.piece.Rank;

/// Keeps somebody at home. For each enemy on its way to our flag, the nearest piece of ours that beats it is drawn back
/// so far that it is not later there; and a piece that shields the flag from hidden scouts had better stay.
final class FlagDefence {

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};
    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int MINER = Rank.MINER.ordinal();

    private final EvaluationContext context;
    private final InformationState state;
    private final EvaluationTuning weights;
    private final PieceSquareTables tables;
    private final Decay decay;

    FlagDefence(EvaluationContext context, PieceSquareTables tables) {
        this.context = context;
        this.tables = tables;
        state = context.state();
        weights = context.tuning().evaluation();
        decay = new Decay(weights.flagDefenceDecay());
    }

    /// @param steps by cell, the steps to the flag
    /// @param throughBombs the same for a miner
    void add(int flag, int[] steps, int[] throughBombs) {
        for (int enemy = 0; enemy < state.pieces(); enemy++) {
            if (isEnemy(enemy) && state.hasMoved(enemy)) {
                boolean miner = context.chances().of(enemy, RankChances.MOVED, MINER) > weights.likely();
                answer(enemy, miner ? throughBombs : steps);
            }
        }
        if (hasHiddenScouts()) {
            shield(flag);
        }
    }

    private boolean isEnemy(int piece) {
        return state.stands(piece) && state.side(piece) != context.me();
    }

    private void answer(int enemy, int[] steps) {
        int away = steps[state.place(enemy)];
        int defender = nearestThatBeats(enemy, steps);
        if (away >= DistanceMap.FAR || defender < 0) {
            return;
        }
        double threat = weights.flagDefenceShare() * weights.flagDefence() * decay.over(away - 1);
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            if (steps[cell] < DistanceMap.FAR) {
                int late = Math.max(0, steps[cell] - away + 1);
                tables.defend(defender, cell, (int) (threat * decay.over(late)));
            }
        }
    }

    private int nearestThatBeats(int enemy, int[] steps) {
        int nearest = -1;
        for (int piece = 0; piece < state.pieces(); piece++) {
            boolean ours = state.stands(piece) && state.side(piece) == context.me();
            if (ours && beats(piece, enemy) && (nearest < 0 || isNearer(piece, nearest, steps))) {
                nearest = piece;
            }
        }
        return nearest;
    }

    private boolean isNearer(int piece, int other, int[] steps) {
        return steps[state.place(piece)] < steps[state.place(other)];
    }

    private boolean beats(int piece, int enemy) {
        int rank = context.rankOf(piece);
        return RankSet.isMovable(rank)
                && context.attacking(rank, enemy, RankChances.MOVED).falls() > weights.likely();
    }

    private boolean hasHiddenScouts() {
        double scouts = 0;
        for (int piece = 0; piece < state.pieces(); piece++) {
            boolean hidden = isEnemy(piece) && !state.isShown(piece);
            scouts += hidden ? context.chances().of(piece, RankChances.UNMOVED, SCOUT) : 0;
        }
        return scouts > weights.likely();
    }

    /// Looks from the flag along each line for the first piece; if it is ours and can move, it is the shield.
    private void shield(int flag) {
        for (int step : STEPS) {
            int cell = state.place(flag) + step;
            while (isFree(cell)) {
                cell += step;
            }
            int piece = state.pieceAt(cell);
            boolean open = piece >= 0 && isFree(cell + step);
            if (open && state.side(piece) == context.me() && RankSet.isMovable(context.rankOf(piece))) {
                for (int held = cell; held != state.place(flag); held -= step) {
                    tables.defend(piece, held, (int) weights.flagShield());
                }
            }
        }
    }

    private boolean isFree(int cell) {
        return state.isGround(cell) && state.pieceAt(cell) < 0;
    }
}
