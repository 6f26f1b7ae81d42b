package flagfall.ai.state;

import java.util.Arrays;

/// The latest moves of a game, and what the repetition laws ask about them.
final class MoveHistory {

    static final int LENGTH = 8;

    private static final int NONE = -1;

    /// The newest first.
    private final int[] latest;

    private final int[] runner;
    private final int[] run;
    int ply;
    int quiet;

    MoveHistory() {
        latest = new int[LENGTH];
        runner = new int[] {NONE, NONE};
        run = new int[2];
        Arrays.fill(latest, NONE);
    }

    /// A copy for some of the pieces only, which get new numbers in this order.
    MoveHistory(MoveHistory other, int[] kept) {
        latest = other.latest.clone();
        run = other.run.clone();
        runner = other.runner.clone();
        for (int side = 0; side < 2; side++) {
            int who = runner[side];
            runner[side] = NONE;
            for (int piece = 0; piece < kept.length; piece++) {
                runner[side] = kept[piece] == who ? piece : runner[side];
            }
        }
        ply = other.ply;
        quiet = other.quiet;
    }

    void observe(TrackedMove move) {
        System.arraycopy(latest, 0, latest, 1, LENGTH - 1);
        latest[0] = move.code();
        int side = move.side();
        run[side] = runner[side] == move.mover() ? run[side] + 1 : 1;
        runner[side] = move.mover();
        if (move.told().passed()) {
            run[1 - side] = 0;
        }
        quiet = move.isAttack() ? 0 : quiet + 1;
        ply++;
    }

    int latest(int back) {
        return latest[back];
    }

    int runner(int side) {
        return runner[side];
    }

    int run(int side) {
        return run[side];
    }
}
