package flagfall.core;

import java.util.Arrays;

/// The past of a field: for each ply what was done, what must be put back to undo it, and the number of the board
/// that stood before it. Eight ints a ply, side by side, so that a ply is one line of cache.
final class Chronicle {

    private static final int WIDTH = 8;
    private static final int MOVE = 0;
    private static final int PIECES = 1;
    private static final int QUIET = 2;
    private static final int CHASE = 3;
    private static final int RUN = 5;
    private static final int BEFORE = 7;

    private static final int BYTE = 0xff;
    private static final int PASSED = 1 << 30;

    private int[] plies;
    private long[] boards;

    Chronicle() {
        plies = new int[64 * WIDTH];
        boards = new long[65];
    }

    Chronicle(Chronicle other, int count) {
        plies = Arrays.copyOf(other.plies, (count + 16) * WIDTH);
        boards = Arrays.copyOf(other.boards, count + 17);
    }

    void write(Field field, int move, int mover, int target) {
        int at = field.ply * WIDTH;
        if (at == plies.length) {
            plies = Arrays.copyOf(plies, plies.length * 2);
            boards = Arrays.copyOf(boards, plies.length / WIDTH + 1);
        }
        plies[at + MOVE] = move;
        plies[at + PIECES] = mover
                | (target + 1) << 8
                | field.men.marks[mover] << 16
                | (target < 0 ? 0 : field.men.marks[target]) << 20
                | (field.passed() ? PASSED : 0);
        plies[at + QUIET] = field.quiet;
        plies[at + CHASE] = field.chase[0];
        plies[at + CHASE + 1] = field.chase[1];
        plies[at + RUN] = field.run[0];
        plies[at + RUN + 1] = field.run[1];
        plies[at + BEFORE] = field.last[field.toMove];
    }

    void seal(int ply, long board) {
        boards[ply] = board;
    }

    /// Puts the counters back that stood before the field's present ply; tells whether there had been a pass.
    boolean restore(Field field) {
        int at = field.ply * WIDTH;
        field.quiet = plies[at + QUIET];
        field.chase[0] = plies[at + CHASE];
        field.chase[1] = plies[at + CHASE + 1];
        field.run[0] = plies[at + RUN];
        field.run[1] = plies[at + RUN + 1];
        field.last[field.toMove] = plies[at + BEFORE];
        return passedBefore(field.ply);
    }

    boolean passedBefore(int ply) {
        return (plies[ply * WIDTH + PIECES] & PASSED) != 0;
    }

    int move(int ply) {
        return plies[ply * WIDTH + MOVE];
    }

    int mover(int ply) {
        return plies[ply * WIDTH + PIECES] & BYTE;
    }

    int target(int ply) {
        return (plies[ply * WIDTH + PIECES] >>> 8 & BYTE) - 1;
    }

    byte moverMarks(int ply) {
        return (byte) (plies[ply * WIDTH + PIECES] >>> 16 & 0xf);
    }

    byte targetMarks(int ply) {
        return (byte) (plies[ply * WIDTH + PIECES] >>> 20 & 0xf);
    }

    int before(int ply) {
        return plies[ply * WIDTH + BEFORE];
    }

    long hash(int ply) {
        return boards[ply];
    }
}
