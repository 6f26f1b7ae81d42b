package flagfall.ai.evaluation;

import flagfall.ai.state.InformationState;
import flagfall.ai.state.RankSet;
import flagfall.core.Grid;
import java.util.Arrays;

/// How many steps it is from anywhere to a piece, round the lakes and round whatever stands for good.
final class DistanceMap {

    /// Further than any way on the board.
    static final int FAR = 100;

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};

    private final InformationState state;
    private final int[] queue = new int[Grid.CELLS];

    DistanceMap(InformationState state) {
        this.state = state;
    }

    /// {@return by cell, the steps to a piece, or [#FAR]}
    ///
    /// @param through whether the way may lead through pieces that stand for good, as a miner's does through bombs
    int[] stepsTo(int target, boolean through) {
        int[] steps = new int[Grid.CELLS];
        Arrays.fill(steps, FAR);
        int goal = state.place(target);
        steps[goal] = 0;
        int head = 0;
        int tail = 0;
        queue[tail++] = goal;
        while (head < tail) {
            int cell = queue[head++];
            for (int step : STEPS) {
                int next = cell + step;
                if (steps[next] == FAR && state.isGround(next)) {
                    steps[next] = steps[cell] + 1;
                    if (through || !isObstacle(next)) {
                        queue[tail++] = next;
                    }
                }
            }
        }
        return steps;
    }

    /// {@return whether a piece stands here that will hardly step aside}
    private boolean isObstacle(int cell) {
        int piece = state.pieceAt(cell);
        if (piece < 0) {
            return false;
        }
        boolean known = state.isShown(piece) || state.side(piece) == state.me();
        return known ? !RankSet.isMovable(RankSet.lowest(state.ranks(piece))) : !state.hasMoved(piece);
    }
}
