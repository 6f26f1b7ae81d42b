package flagfall.core;

import flagfall.board.Square;

/// Where squares lie in memory. Rows are eleven cells long, ten for squares and one that is always a wall, with a
/// row of wall below and above, so that a step off the board lands on a wall and never on the far side. A cell is
/// also a bit in a pair of longs: cells 0 to 63 in the first, 64 to 127 in the second.
public final class Grid {

    /// From a square to its neighbour one row up.
    public static final int STRIDE = 11;

    /// Cells in all, walls included.
    public static final int CELLS = 12 * STRIDE;

    /// From a square to its four neighbours: up, right, down, left.
    static final int[] STEPS = {STRIDE, 1, -STRIDE, -1};

    private static final long[] NEAR_LOW = new long[CELLS];
    private static final long[] NEAR_HIGH = new long[CELLS];

    static {
        for (int cell = STRIDE; cell < CELLS - STRIDE; cell++) {
            for (int step : STEPS) {
                int near = cell + step;
                NEAR_LOW[cell] |= near < Long.SIZE ? 1L << near : 0;
                // The wall above the board ends beyond the second long; its last cells have no bit of their own.
                NEAR_HIGH[cell] |= near >= Long.SIZE && near < 2 * Long.SIZE ? 1L << near : 0;
            }
        }
    }

    private Grid() {}

    public static int cell(Square square) {
        return cell(square.column(), square.row());
    }

    static int cell(int column, int row) {
        return (row + 1) * STRIDE + column;
    }

    public static Square square(int cell) {
        return new Square(cell % STRIDE, cell / STRIDE - 1);
    }

    /// {@return whether any of these bits is a neighbour of the cell}
    static boolean touchesAny(int cell, long low, long high) {
        return ((NEAR_LOW[cell] & low) | (NEAR_HIGH[cell] & high)) != 0;
    }

    static boolean touches(int one, int other) {
        int apart = Math.abs(one - other);
        return apart == 1 || apart == STRIDE;
    }

    static boolean inLine(int one, int other) {
        return one / STRIDE == other / STRIDE || one % STRIDE == other % STRIDE;
    }

    /// {@return the step that leads from one cell towards another in the same row or column}
    static int step(int from, int to) {
        int along = from / STRIDE == to / STRIDE ? 1 : STRIDE;
        return from < to ? along : -along;
    }
}
