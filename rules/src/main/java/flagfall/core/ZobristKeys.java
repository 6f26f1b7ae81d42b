package flagfall.core;

import java.util.Random;

/// Numbers for "this piece on this square". The hash of a board is their sum, so it can be updated move by move, and
/// two boards with the same pieces on the same squares have the same hash. The keys are fixed: a board has the same
/// hash in every run.
final class ZobristKeys {

    private static final int PIECES = 2 * Byte.MAX_VALUE;
    private static final long[] PIECE = odd(PIECES, 0x5f1a6fa11L);
    private static final long[] CELL = odd(Grid.CELLS, 0xc0105511L);

    private ZobristKeys() {}

    static long of(int number, int cell) {
        return PIECE[number] * CELL[cell];
    }

    /// {@return what a board's hash grows by when a piece goes from one cell to another}
    static long between(int number, int from, int to) {
        return PIECE[number] * (CELL[to] - CELL[from]);
    }

    private static long[] odd(int count, long seed) {
        Random random = new Random(seed);
        return random.longs(count).map(key -> key | 1).toArray();
    }
}
