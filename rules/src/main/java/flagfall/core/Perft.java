package flagfall.core;

/// Counts move sequences, the usual proof that a move generator is right and the usual measure of its speed.
public final class Perft {

    private Perft() {}

    /// {@return how many sequences of so many moves there are from here; a finished game ends a sequence}
    public static long count(Field field, int depth) {
        if (depth == 0) {
            return 1;
        }
        return count(field, depth, new int[depth][]);
    }

    private static long count(Field field, int depth, int[][] buffers) {
        if (field.ending() != Ending.ONGOING) {
            return 0;
        }
        if (depth == 1) {
            return field.countMoves();
        }
        int[] moves = buffers[depth - 1];
        if (moves == null) {
            moves = new int[Field.MOST_MOVES];
            buffers[depth - 1] = moves;
        }
        int count = field.moves(moves);
        long total = 0;
        for (int index = 0; index < count; index++) {
            field.play(moves[index]);
            total += count(field, depth - 1, buffers);
            field.undo();
        }
        return total;
    }
}
