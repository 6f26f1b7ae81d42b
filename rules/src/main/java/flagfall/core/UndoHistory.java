package flagfall.core;

import java.util.Arrays;

/// The history of a position, a row for each ply: the counters as they were before it, then what was done. The last row
/// is the present, in which nothing has been done yet, so going back a ply restores every counter by itself.
///
/// Rows lie side by side as ints; the hashes of their boards are kept in a second array.
final class UndoHistory {

    private static final int WIDTH = 10;
    private static final int MOVE = 0;
    private static final int PIECES = 1;
    private static final int QUIET = 2;
    private static final int PASSED = 3;
    private static final int CHASE = 4;
    private static final int RUN = 6;
    private static final int LAST = 8;

    private static final int BYTE = 0xff;

    private int[] rows;
    private long[] boards;

    UndoHistory(long board) {
        rows = new int[64 * WIDTH];
        boards = new long[64];
        rows[LAST] = -1;
        rows[LAST + 1] = -1;
        boards[0] = board;
    }

    /// A copy of the first plies and the present after them.
    UndoHistory(UndoHistory other, int plies) {
        rows = Arrays.copyOf(other.rows, (plies + 16) * WIDTH);
        boards = Arrays.copyOf(other.boards, plies + 16);
    }

    /// Writes down what is about to be done, and opens the next row. The caller still adds both chase counters and the
    /// hash of its board.
    void write(int ply, int side, int move, int mover, int target, byte[] marks) {
        int next = (ply + 1) * WIDTH;
        if (next == rows.length) {
            rows = Arrays.copyOf(rows, rows.length * 2);
            boards = Arrays.copyOf(boards, rows.length / WIDTH);
        }
        int row = ply * WIDTH;
        int enemy = 1 - side;
        int latest = rows[row + LAST + side];
        rows[row + MOVE] = move;
        rows[row + PIECES] = mover | (target + 1) << 8 | marks[mover] << 16 | (target < 0 ? 0 : marks[target]) << 20;
        rows[next + QUIET] = target < 0 ? rows[row + QUIET] + 1 : 0;
        rows[next + PASSED] = 0;
        rows[next + RUN + side] = latest >= 0 && mover(latest) == mover ? rows[row + RUN + side] + 1 : 1;
        rows[next + RUN + enemy] = rows[row + RUN + enemy];
        rows[next + LAST + side] = ply;
        rows[next + LAST + enemy] = rows[row + LAST + enemy];
    }

    void writeChase(int ply, int side, int count) {
        rows[ply * WIDTH + CHASE + side] = count;
    }

    void writeBoard(int ply, long board) {
        boards[ply] = board;
    }

    /// Writes down that a side was blocked and lost its turn, which breaks its run.
    void writePass(int ply, int side, boolean told) {
        rows[ply * WIDTH + PASSED] = told ? 1 : 0;
        rows[ply * WIDTH + RUN + side] = 0;
    }

    // --- What stood before a ply -----------------------------------------------------------------------------

    /// {@return how many plies in a row nobody had struck}
    int quiet(int ply) {
        return rows[ply * WIDTH + QUIET];
    }

    /// {@return whether the side that should have moved was blocked and passed}
    boolean passed(int ply) {
        return rows[ply * WIDTH + PASSED] != 0;
    }

    /// {@return a side's chase counter}
    int chase(int ply, int side) {
        return rows[ply * WIDTH + CHASE + side];
    }

    /// {@return how many of a side's latest moves, in a row, the same piece had made}
    int run(int ply, int side) {
        return rows[ply * WIDTH + RUN + side];
    }

    /// {@return the ply of a side's latest move, or minus one}
    int last(int ply, int side) {
        return rows[ply * WIDTH + LAST + side];
    }

    /// {@return the hash of the board}
    long board(int ply) {
        return boards[ply];
    }

    /// {@return all the counters, for tests}
    String row(int ply) {
        return Arrays.toString(Arrays.copyOfRange(rows, ply * WIDTH + QUIET, (ply + 1) * WIDTH)) + board(ply);
    }

    // --- What was done in it ---------------------------------------------------------------------------------

    int move(int ply) {
        return rows[ply * WIDTH + MOVE];
    }

    int mover(int ply) {
        return rows[ply * WIDTH + PIECES] & BYTE;
    }

    int target(int ply) {
        return (rows[ply * WIDTH + PIECES] >>> 8 & BYTE) - 1;
    }

    /// {@return what was marked of the mover before it moved}
    byte moverMarks(int ply) {
        return (byte) (rows[ply * WIDTH + PIECES] >>> 16 & 0xf);
    }

    byte targetMarks(int ply) {
        return (byte) (rows[ply * WIDTH + PIECES] >>> 20 & 0xf);
    }
}
