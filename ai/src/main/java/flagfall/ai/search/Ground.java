package flagfall.ai.search;

import flagfall.ai.belief.Memory;
import flagfall.ai.belief.Ranks;
import flagfall.core.Grid;
import flagfall.core.MutablePosition;
import java.util.Arrays;

/// How many steps it is from anywhere to a piece, round the lakes and round whatever stands for good.
final class Ground {

    /// Further than any way on the board.
    static final int FAR = 100;

    private static final int[] STEPS = {1, -1, Grid.STRIDE, -Grid.STRIDE};

    private final Memory memory;
    private final MutablePosition field;
    private final int[] queue = new int[Grid.CELLS];

    Ground(Memory memory) {
        this.memory = memory;
        field = memory.field();
    }

    /// {@return by cell, the steps to a piece, or [#FAR]}
    ///
    /// @param through whether the way may lead through pieces that stand for good, as a miner's does through bombs
    int[] stepsTo(int target, boolean through) {
        int[] steps = new int[Grid.CELLS];
        Arrays.fill(steps, FAR);
        int goal = field.place(target);
        steps[goal] = 0;
        int head = 0;
        int tail = 0;
        queue[tail++] = goal;
        while (head < tail) {
            int cell = queue[head++];
            for (int step : STEPS) {
                int next = cell + step;
                if (steps[next] == FAR && field.isGround(next)) {
                    steps[next] = steps[cell] + 1;
                    if (through || !isStanding(next)) {
                        queue[tail++] = next;
                    }
                }
            }
        }
        return steps;
    }

    /// {@return whether a piece stands here that will hardly step aside}
    private boolean isStanding(int cell) {
        int piece = field.pieceAt(cell);
        if (piece < 0) {
            return false;
        }
        boolean known = memory.isOpen(piece) || field.side(piece) == memory.me();
        return known ? !Ranks.has(Ranks.MOVABLE, Ranks.one(memory.ranks(piece))) : !memory.hasMoved(piece);
    }
}
