package flagfall.core;

/// Counts move sequences, the usual proof that a move generator is right and the usual measure of its speed.
public final class Perft {

    private Perft() {}

    /// {@return how many sequences of so many moves there are from here; a finished game ends a sequence}
    public static long count(MutablePosition position, int depth) {
        if (depth == 0) {
            return 1;
        }
        return count(position, depth, new int[depth][]);
    }

    private static long count(MutablePosition position, int depth, int[][] buffers) {
        if (position.ending() != Ending.ONGOING) {
            return 0;
        }
        if (depth == 1) {
            return position.countMoves();
        }
        int[] moves = buffers[depth - 1];
        if (moves == null) {
            moves = new int[MutablePosition.MOST_MOVES];
            buffers[depth - 1] = moves;
        }
        int count = position.moves(moves);
        long total = 0;
        for (int index = 0; index < count; index++) {
            position.play(moves[index]);
            total += count(position, depth - 1, buffers);
            position.undo();
        }
        return total;
    }
}
