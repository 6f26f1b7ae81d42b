package flagfall.bench;

import io.github.wolfraam.chessgame.board.Board;
import io.github.wolfraam.chessgame.move.Move;
import io.github.wolfraam.chessgame.move.MoveHelper;
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

/// For comparison: how many moves a second does an open chess library make and take back? It is made for
/// people who want a game of chess, not for search, so it tells how far the two lie apart and nothing more.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ChessSpeed {

    /// A quiet Italian game, ten plies old, with 35 moves to choose from.
    private static final String ITALIAN = "r1bqk2r/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQK2R w KQkq - 0 6";

    private final Board board = Board.fromFen(ITALIAN);
    private final MoveHelper moves = new MoveHelper(board);

    /// Every move of two plies is made and undone.
    @Benchmark
    public long makeAndUnmake(Counted counted) {
        long made = walk(2);
        counted.moves += made;
        return made;
    }

    private long walk(int depth) {
        long made = 0;
        for (Move move : moves.getLegalMoves()) {
            made += 1
                    + board.playMoveAndRollBack(
                            move.from, move.to, move.promotion, () -> depth > 1 ? walk(depth - 1) : 0L);
        }
        return made;
    }
}
