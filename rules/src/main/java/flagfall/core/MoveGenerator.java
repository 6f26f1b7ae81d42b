package flagfall.core;

/// Where pieces can go, the repetition laws aside. One-step moves are found for the whole army at once by shifting
/// its bits a row or a column; only scouts are then followed along their lines, one by one.
final class MoveGenerator {

    private MoveGenerator() {}

    /// Writes the moves of the side to move and tells how many there are.
    static int write(MutablePosition position, int[] out) {
        int side = position.toMove;
        int low = side << 1;
        long moversLow = position.pieceList.movers[low];
        long moversHigh = position.pieceList.movers[low | 1];
        long openLow = position.tables.groundLow & ~(moversLow | position.pieceList.fixed[low]);
        long openHigh = position.tables.groundHigh & ~(moversHigh | position.pieceList.fixed[low | 1]);
        int count = steps(out, moversLow, moversHigh, openLow, openHigh);
        for (long bits = position.pieceList.scouts[low]; bits != 0; bits &= bits - 1) {
            count = run(position, out, count, Long.numberOfTrailingZeros(bits));
        }
        for (long bits = position.pieceList.scouts[low | 1]; bits != 0; bits &= bits - 1) {
            count = run(position, out, count, Long.numberOfTrailingZeros(bits) + Long.SIZE);
        }
        return count;
    }

    /// Writes only the moves that strike.
    static int writeStrikes(MutablePosition position, int[] out) {
        int low = position.toMove << 1;
        int enemy = (1 - position.toMove) << 1;
        long moversLow = position.pieceList.movers[low];
        long moversHigh = position.pieceList.movers[low | 1];
        long enemiesLow = position.pieceList.movers[enemy] | position.pieceList.fixed[enemy];
        long enemiesHigh = position.pieceList.movers[enemy | 1] | position.pieceList.fixed[enemy | 1];
        int count = steps(out, moversLow, moversHigh, enemiesLow, enemiesHigh);
        if (position.tables.strikesAfar) {
            for (long bits = position.pieceList.scouts[low]; bits != 0; bits &= bits - 1) {
                count = runStrikes(position, out, count, Long.numberOfTrailingZeros(bits));
            }
            for (long bits = position.pieceList.scouts[low | 1]; bits != 0; bits &= bits - 1) {
                count = runStrikes(position, out, count, Long.numberOfTrailingZeros(bits) + Long.SIZE);
            }
        }
        return count;
    }

    /// What a scout can strike beyond its neighbours.
    private static int runStrikes(MutablePosition position, int[] out, int count, int from) {
        byte[] at = position.pieceList.at;
        for (int step : Grid.STEPS) {
            int stop = from + step;
            if (at[stop] == PieceList.EMPTY) {
                while (at[stop] == PieceList.EMPTY) {
                    count = turn(position, out, count, from, stop, step);
                    stop += step;
                }
                if (isEnemy(position, stop)) {
                    out[count++] = MoveCode.straight(from, stop);
                }
            }
        }
        return count;
    }

    /// Tells how many moves [#write] would write.
    static int count(MutablePosition position) {
        int side = position.toMove;
        int low = side << 1;
        long moversLow = position.pieceList.movers[low];
        long moversHigh = position.pieceList.movers[low | 1];
        long openLow = position.tables.groundLow & ~(moversLow | position.pieceList.fixed[low]);
        long openHigh = position.tables.groundHigh & ~(moversHigh | position.pieceList.fixed[low | 1]);
        int count = Long.bitCount(moversLow << 11 & openLow)
                + Long.bitCount(up(moversLow, moversHigh) & openHigh)
                + Long.bitCount(down(moversLow, moversHigh) & openLow)
                + Long.bitCount(moversHigh >>> 11 & openHigh)
                + Long.bitCount(moversLow << 1 & openLow)
                + Long.bitCount(right(moversLow, moversHigh) & openHigh)
                + Long.bitCount(left(moversLow, moversHigh) & openLow)
                + Long.bitCount(moversHigh >>> 1 & openHigh);
        for (long bits = position.pieceList.scouts[low]; bits != 0; bits &= bits - 1) {
            count += countRun(position, Long.numberOfTrailingZeros(bits));
        }
        for (long bits = position.pieceList.scouts[low | 1]; bits != 0; bits &= bits - 1) {
            count += countRun(position, Long.numberOfTrailingZeros(bits) + Long.SIZE);
        }
        return count;
    }

    /// {@return whether a side could make a one-step move, repetition laws aside; who cannot step cannot run}
    static boolean hasStep(MutablePosition position, int side) {
        int low = side << 1;
        long moversLow = position.pieceList.movers[low];
        long moversHigh = position.pieceList.movers[low | 1];
        long openLow = position.tables.groundLow & ~(moversLow | position.pieceList.fixed[low]);
        long openHigh = position.tables.groundHigh & ~(moversHigh | position.pieceList.fixed[low | 1]);
        long stepsLow = moversLow << 11 | down(moversLow, moversHigh) | moversLow << 1 | left(moversLow, moversHigh);
        long stepsHigh =
                up(moversLow, moversHigh) | moversHigh >>> 11 | right(moversLow, moversHigh) | moversHigh >>> 1;
        return ((stepsLow & openLow) | (stepsHigh & openHigh)) != 0;
    }

    // The halves of a pair of longs that a shift carries bits into.

    private static long up(long low, long high) {
        return high << 11 | low >>> 53;
    }

    private static long down(long low, long high) {
        return low >>> 11 | high << 53;
    }

    private static long right(long low, long high) {
        return high << 1 | low >>> 63;
    }

    private static long left(long low, long high) {
        return low >>> 1 | high << 63;
    }

    /// Writes every one-step move onto the given squares.
    private static int steps(int[] out, long moversLow, long moversHigh, long ontoLow, long ontoHigh) {
        int count = emit(out, 0, Grid.STRIDE, moversLow << 11 & ontoLow, up(moversLow, moversHigh) & ontoHigh);
        count = emit(out, count, -Grid.STRIDE, down(moversLow, moversHigh) & ontoLow, moversHigh >>> 11 & ontoHigh);
        count = emit(out, count, 1, moversLow << 1 & ontoLow, right(moversLow, moversHigh) & ontoHigh);
        return emit(out, count, -1, left(moversLow, moversHigh) & ontoLow, moversHigh >>> 1 & ontoHigh);
    }

    private static int emit(int[] out, int count, int step, long low, long high) {
        for (long bits = low; bits != 0; bits &= bits - 1) {
            int to = Long.numberOfTrailingZeros(bits);
            out[count++] = MoveCode.straight(to - step, to);
        }
        for (long bits = high; bits != 0; bits &= bits - 1) {
            int to = Long.numberOfTrailingZeros(bits) + Long.SIZE;
            out[count++] = MoveCode.straight(to - step, to);
        }
        return count;
    }

    /// What a scout can do beyond a single step.
    private static int run(MutablePosition position, int[] out, int count, int from) {
        byte[] at = position.pieceList.at;
        for (int step : Grid.STEPS) {
            int stop = from + step;
            if (at[stop] != PieceList.EMPTY) {
                continue;
            }
            count = turn(position, out, count, from, stop, step);
            stop += step;
            while (at[stop] == PieceList.EMPTY) {
                out[count++] = MoveCode.straight(from, stop);
                count = turn(position, out, count, from, stop, step);
                stop += step;
            }
            if (position.tables.strikesAfar && isEnemy(position, stop)) {
                out[count++] = MoveCode.straight(from, stop);
            }
        }
        return count;
    }

    private static int turn(MutablePosition position, int[] out, int count, int from, int stop, int step) {
        if (position.tables.turns) {
            int aside = aside(step);
            if (isEnemy(position, stop + aside)) {
                out[count++] = MoveCode.turning(from, stop, stop + aside);
            }
            if (isEnemy(position, stop - aside)) {
                out[count++] = MoveCode.turning(from, stop, stop - aside);
            }
        }
        return count;
    }

    private static int countRun(MutablePosition position, int from) {
        byte[] at = position.pieceList.at;
        int count = 0;
        for (int step : Grid.STEPS) {
            int stop = from + step;
            if (at[stop] != PieceList.EMPTY) {
                continue;
            }
            count += countTurns(position, stop, step);
            stop += step;
            while (at[stop] == PieceList.EMPTY) {
                count += 1 + countTurns(position, stop, step);
                stop += step;
            }
            if (position.tables.strikesAfar && isEnemy(position, stop)) {
                count++;
            }
        }
        return count;
    }

    private static int countTurns(MutablePosition position, int stop, int step) {
        if (!position.tables.turns) {
            return 0;
        }
        int aside = aside(step);
        return (isEnemy(position, stop + aside) ? 1 : 0) + (isEnemy(position, stop - aside) ? 1 : 0);
    }

    /// {@return a step across the given one}
    private static int aside(int step) {
        return step == 1 || step == -1 ? Grid.STRIDE : 1;
    }

    static boolean isEnemy(MutablePosition position, int cell) {
        return position.pieceList.isEnemy(cell, position.toMove);
    }
}
