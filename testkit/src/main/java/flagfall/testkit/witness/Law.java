package flagfall.testkit.witness;

import flagfall.testkit.witness.WitnessRules.ScoutStrike;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Which moves are legal.
final class Law {

    private final WitnessRules rules;
    private final Ground ground;
    private final Movement movement;
    private final TwoSquareLaw twoSquareLaw;
    private final ChaseLaw chaseLaw;

    Law(WitnessRules rules, Ground ground, ChaseLaw chaseLaw) {
        this.rules = rules;
        this.ground = ground;
        this.movement = new Movement(rules, ground);
        this.twoSquareLaw = new TwoSquareLaw(rules.twoSquare(), ground);
        this.chaseLaw = chaseLaw;
    }

    /// The referee's reason to refuse a move whose squares are all on the board, or nothing.
    String refusal(Moment now, Side mover, Move move) {
        String refusal = movement.refusal(now.board(), mover, move);
        if (!refusal.isEmpty()) {
            return refusal;
        } else if (twoSquareLaw.forbids(now, mover, move)) {
            return "two-square";
        } else if (chaseLaw.forbids(now, mover, move)) {
            return "chase";
        }
        return "";
    }

    /// Every legal move as text, in ASCII order.
    List<String> moves(Moment now, Side mover) {
        return conceivable(now.board(), mover)
                .filter(move -> refusal(now, mover, move).isEmpty())
                .map(ground::text)
                .sorted()
                .toList();
    }

    boolean canMove(Moment now, Side mover) {
        return conceivable(now.board(), mover)
                .anyMatch(move -> refusal(now, mover, move).isEmpty());
    }

    /// Whether a side could move if there were no repetition laws.
    boolean couldMove(Board board, Side mover) {
        return conceivable(board, mover)
                .anyMatch(move -> movement.refusal(board, mover, move).isEmpty());
    }

    /// Moves worth asking about: for a scout every square it sees along its row and column, and the neighbours of those
    /// where it may turn; for any other piece one step.
    private Stream<Move> conceivable(Board board, Side mover) {
        return IntStream.range(0, ground.size())
                .filter(from -> board.holds(mover, from))
                .boxed()
                .flatMap(from -> board.at(from).kind() == Kind.SCOUT ? scoutMoves(board, from) : steps(from));
    }

    private Stream<Move> steps(int from) {
        return ground.neighbours(from).stream().map(to -> new Move.Straight(from, to));
    }

    private Stream<Move> scoutMoves(Board board, int from) {
        List<Move> moves = new ArrayList<>();
        for (List<Integer> ray : ground.rays(from)) {
            for (int stop : ray) {
                moves.add(new Move.Straight(from, stop));
                if (ground.isLake(stop) || !board.isEmpty(stop)) {
                    break;
                }
                if (rules.scoutStrike() == ScoutStrike.MOVE_THEN_STRIKE) {
                    ground.neighbours(stop).forEach(to -> moves.add(new Move.Turning(from, stop, to)));
                }
            }
        }
        return moves.stream();
    }
}
