package flagfall.bench;

import flagfall.core.Ending;
import flagfall.core.MutablePosition;
import flagfall.core.Perft;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// How many moves a second does the law make and take back, and how many does it count without making them?
/// Classic, middle games, repetition laws and endings on, one thread. A figure is a million a second.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class RulesSpeed {

    private static final int DEPTH = 3;

    private final List<MutablePosition> positions = MiddleGames.classic();
    private final int[][] moves = new int[DEPTH][MutablePosition.MOST_MOVES];
    private int next;

    /// Every move down to the last ply is made, asked whether it ends the game, and undone.
    @Benchmark
    public long makeAndUnmake(Counted counted) {
        long made = walk(next(), DEPTH);
        counted.moves += made;
        return made;
    }

    /// The last ply is counted in bulk.
    @Benchmark
    public long countLeaves(Counted counted) {
        long leaves = Perft.count(next(), DEPTH + 1);
        counted.moves += leaves;
        return leaves;
    }

    private MutablePosition next() {
        next = (next + 1) % positions.size();
        return positions.get(next);
    }

    private long walk(MutablePosition position, int depth) {
        if (position.ending() != Ending.ONGOING) {
            return 0;
        }
        int[] buffer = moves[depth - 1];
        int count = position.moves(buffer);
        long made = count;
        for (int index = 0; index < count; index++) {
            position.play(buffer[index]);
            if (depth > 1) {
                made += walk(position, depth - 1);
            }
            position.undo();
        }
        return made;
    }
}
