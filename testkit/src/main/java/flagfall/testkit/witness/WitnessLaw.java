package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessRules.ScoutStrike;
import flagfall.testkit.witness.rule.WitnessSide;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Which moves are legal.
final class WitnessLaw {

    private final WitnessRules rules;
    private final WitnessGround ground;
    private final WitnessMovement movement;
    private final TwoSquareLaw twoSquareLaw;
    private final ChaseLaw chaseLaw;

    WitnessLaw(WitnessRules rules, WitnessGround ground, ChaseLaw chaseLaw) {
        this.rules = rules;
        this.ground = ground;
        this.movement = new WitnessMovement(rules, ground);
        this.twoSquareLaw = new TwoSquareLaw(rules.twoSquare(), ground);
        this.chaseLaw = chaseLaw;
    }

    /// The referee's reason to refuse a move whose squares are all on the board, or nothing.
    String refusal(WitnessMoment now, WitnessSide mover, WitnessMove move) {
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
    List<String> moves(WitnessMoment now, WitnessSide mover) {
        return conceivable(now.board(), mover)
                .filter(move -> refusal(now, mover, move).isEmpty())
                .map(ground::text)
                .sorted()
                .toList();
    }

    boolean canMove(WitnessMoment now, WitnessSide mover) {
        return conceivable(now.board(), mover)
                .anyMatch(move -> refusal(now, mover, move).isEmpty());
    }

    /// Whether a side could move if there were no repetition laws.
    boolean couldMove(WitnessBoard board, WitnessSide mover) {
        return conceivable(board, mover)
                .anyMatch(move -> movement.refusal(board, mover, move).isEmpty());
    }

    /// Moves worth asking about: for a scout every square it sees along its row and column, and the neighbours of those
    /// where it may turn; for any other piece one step.
    private Stream<WitnessMove> conceivable(WitnessBoard board, WitnessSide mover) {
        return IntStream.range(0, ground.size())
                .filter(from -> board.holds(mover, from))
                .boxed()
                .flatMap(from -> board.at(from).kind() == WitnessKind.SCOUT ? scoutMoves(board, from) : steps(from));
    }

    private Stream<WitnessMove> steps(int from) {
        return ground.neighbours(from).stream().map(to -> new WitnessMove.Straight(from, to));
    }

    private Stream<WitnessMove> scoutMoves(WitnessBoard board, int from) {
        List<WitnessMove> moves = new ArrayList<>();
        for (List<Integer> ray : ground.rays(from)) {
            for (int stop : ray) {
                moves.add(new WitnessMove.Straight(from, stop));
                if (ground.isLake(stop) || !board.isEmpty(stop)) {
                    break;
                }
                if (rules.scoutStrike() == ScoutStrike.MOVE_THEN_STRIKE) {
                    ground.neighbours(stop).forEach(to -> moves.add(new WitnessMove.Turning(from, stop, to)));
                }
            }
        }
        return moves.stream();
    }
}
