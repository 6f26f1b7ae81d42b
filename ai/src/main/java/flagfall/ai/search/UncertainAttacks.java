package flagfall.ai.search;

/// By ply, attacks of the enemy that are put off until its other moves are known.
final class UncertainAttacks {

    /// The most that one node looks at.
    private static final int MOST = 256;

    private final StrikeEstimates estimates;
    private final int[][] moves = new int[SearchValue.DEEPEST + 2][MOST];
    private final int[] count = new int[SearchValue.DEEPEST + 2];
    private final int[] gains = new int[MOST];

    UncertainAttacks(StrikeEstimates estimates) {
        this.estimates = estimates;
    }

    void clear(int ply) {
        count[ply] = 0;
    }

    void add(int ply, int move) {
        if (count[ply] < MOST) {
            moves[ply][count[ply]++] = move;
        }
    }

    int count(int ply) {
        return count[ply];
    }

    int get(int ply, int index) {
        return moves[ply][index];
    }

    /// Brings the most promising to the front. Each attack builds on those before it, so that their order is part of
    /// the value: it must not depend on what was searched earlier.
    void sort(int ply) {
        int[] sorted = moves[ply];
        for (int index = 0; index < count[ply]; index++) {
            gains[index] = estimates.gainOfTheirs(sorted[index]);
            for (int at = index; at > 0 && isBefore(sorted, at, at - 1); at--) {
                swapWithPrevious(sorted, at);
                swapWithPrevious(gains, at);
            }
        }
    }

    private boolean isBefore(int[] sorted, int one, int other) {
        return gains[one] != gains[other] ? gains[one] > gains[other] : sorted[one] < sorted[other];
    }

    private static void swapWithPrevious(int[] numbers, int at) {
        int kept = numbers[at];
        numbers[at] = numbers[at - 1];
        numbers[at - 1] = kept;
    }
}
