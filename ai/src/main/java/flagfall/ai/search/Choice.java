package flagfall.ai.search;

import flagfall.ai.belief.Memory;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/// Chooses among the moves of a position: looks one ply deeper at a time until the limit is reached.
public final class Choice {

    private static final int LEAST_TABLE_BITS = 8;
    private static final int MOST_TABLE_BITS = 18;
    private static final int INFINITE = 2 * Search.WIN;
    private static final int SURE = Search.WIN - 1000;

    private final Memory memory;
    private final Strength strength;
    private final Scene scene;
    private final Limit limit;
    private final Search search;
    private final int[] moves = new int[MutablePosition.MOST_MOVES];
    private final int[] values = new int[MutablePosition.MOST_MOVES];
    private int count;
    private int depth;

    public Choice(Memory memory, Strength strength, long seed, Limit limit) {
        this.memory = memory;
        this.strength = strength;
        this.limit = limit;
        Knowledge knowledge = new Knowledge(memory, strength);
        scene = new Scene(
                knowledge,
                new Pull(
                        knowledge,
                        new SplittableRandom(seed + 31L * memory.view().ply())));
        search = new Search(scene, new Table(tableBits(limit.likely())), limit);
    }

    private static int tableBits(long nodes) {
        return Math.clamp(Long.SIZE - Long.numberOfLeadingZeros(nodes), LEAST_TABLE_BITS, MOST_TABLE_BITS);
    }

    /// {@return the move to make, as the field writes it}
    public int move() {
        count = legalMoves();
        if (count == 1) {
            return moves[0];
        }
        for (depth = 1; depth <= strength.depth() && !limit.wasOver(); depth++) {
            deepen();
            if (Math.abs(values[0]) > SURE) {
                break;
            }
        }
        return moves[0];
    }

    /// A field whose past could not be replayed knows no law against repetition; the view does.
    private int legalMoves() {
        Set<Integer> legal = memory.view().moves().stream().map(Memory::code).collect(Collectors.toSet());
        int found = scene.field.moves(moves);
        int kept = 0;
        for (int index = 0; index < found; index++) {
            if (legal.contains(moves[index])) {
                moves[kept++] = moves[index];
            }
        }
        return kept;
    }

    /// Looks at every move at the present depth, best first, and brings the best to the front.
    private void deepen() {
        int best = -INFINITE;
        for (int index = 0; index < count; index++) {
            int move = moves[index];
            int toll = toll(move);
            int value = search.valueOf(move, depth, best + toll, INFINITE) - toll;
            if (limit.wasOver() && depth > 1) {
                return;
            }
            values[index] = value;
            if (value > best) {
                best = value;
                bringForward(index);
            }
        }
    }

    private void bringForward(int index) {
        int move = moves[index];
        int value = values[index];
        System.arraycopy(moves, 0, moves, 1, index);
        System.arraycopy(values, 0, values, 1, index);
        moves[0] = move;
        values[0] = value;
    }

    /// Boards that come back lead nowhere.
    private int toll(int move) {
        if (scene.field.pieceAt(MoveCode.to(move)) >= 0) {
            return 0;
        }
        scene.march(move);
        int seen = memory.timesSeen(scene.field.hash());
        scene.undo();
        return (int) (strength.weights().again() * seen);
    }

    /// {@return how deep it looked, for those who watch}
    public int depth() {
        return depth;
    }

    /// {@return what the chosen move seemed worth, for those who watch}
    public int value() {
        return values[0];
    }
}
