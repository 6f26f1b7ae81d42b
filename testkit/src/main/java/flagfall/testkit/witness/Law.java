package flagfall.testkit.witness;

import flagfall.testkit.witness.WitnessRules.ScoutStrike;
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

    /// Moves worth asking about: whatever a scout in its row and column, or any other piece in one step, might do.
    private Stream<Move> conceivable(Board board, Side mover) {
        return IntStream.range(0, ground.size())
                .filter(from -> board.holds(mover, from))
                .boxed()
                .flatMap(from -> board.at(from).kind() == Kind.SCOUT ? scoutMoves(from) : steps(from));
    }

    private Stream<Move> steps(int from) {
        return ground.neighbours(from).stream().map(to -> new Move.Straight(from, to));
    }

    private Stream<Move> scoutMoves(int from) {
        return ground.inLineWith(from).stream()
                .flatMap(stop -> rules.scoutStrike() == ScoutStrike.MOVE_THEN_STRIKE
                        ? Stream.concat(Stream.of(new Move.Straight(from, stop)), turns(from, stop))
                        : Stream.of(new Move.Straight(from, stop)));
    }

    private Stream<Move> turns(int from, int stop) {
        return ground.neighbours(stop).stream().map(to -> new Move.Turning(from, stop, to));
    }
}
