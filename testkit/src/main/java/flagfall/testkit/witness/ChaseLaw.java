package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessRules.Chase;
import flagfall.testkit.witness.rule.WitnessSide;
import java.util.List;

/// The more-square rule. A defender's advance and a pass change no counter and are no last move.
final class ChaseLaw {

    private final Chase law;
    private final WitnessGround ground;

    ChaseLaw(Chase law, WitnessGround ground) {
        this.law = law;
        this.ground = ground;
    }

    /// A move that strikes nothing is illegal if d touches an enemy piece, it is not the exact reverse of the mover's
    /// own last move, and the board it makes equals the board k plies earlier for some k from 1 up to, not including,
    /// the mover's counter as this move leaves it.
    boolean forbids(WitnessMoment now, WitnessSide mover, WitnessMove move) {
        return law == Chase.MORE_SQUARE
                && !WitnessMovement.strikes(now.board(), mover, move)
                && touchesEnemy(now.board(), mover, move.to())
                && !isReverseOfLastMove(now.past(mover), move)
                && now.boards()
                        .repeats(now.board().moving(move.from(), move.to()), ownCounterAfter(now, mover, move) - 1);
    }

    private static boolean isReverseOfLastMove(Past past, WitnessMove move) {
        return !past.moves().isEmpty()
                && past.moves().getFirst().move().equals(new WitnessMove.Straight(move.to(), move.from()));
    }

    /// What a move does to both counters, seen from the moment before it.
    WitnessMoment count(WitnessMoment before, WitnessSide mover, WitnessMove move, WitnessMoment after) {
        return after.withPast(mover, after.past(mover).withChaseCounter(ownCounterAfter(before, mover, move)))
                .withPast(
                        mover.other(),
                        after.past(mover.other()).withChaseCounter(opponentsCounterAfter(before, mover, move)));
    }

    /// (1) The opponent's counter goes up by one if s touches the final square of the opponent's last move, else to
    /// zero. (2) A strike sets both counters to zero.
    private int opponentsCounterAfter(WitnessMoment before, WitnessSide mover, WitnessMove move) {
        Past opponent = before.past(mover.other());
        boolean strikes = WitnessMovement.strikes(before.board(), mover, move);
        return !strikes && touchesLastMove(opponent.moves(), move.from()) ? opponent.chaseCounter() + 1 : 0;
    }

    /// (2) A strike sets both counters to zero. (3) Otherwise the mover's own counter goes up by one if d touches an
    /// enemy piece, else to zero.
    private int ownCounterAfter(WitnessMoment before, WitnessSide mover, WitnessMove move) {
        boolean strikes = WitnessMovement.strikes(before.board(), mover, move);
        return !strikes && touchesEnemy(before.board(), mover, move.to())
                ? before.past(mover).chaseCounter() + 1
                : 0;
    }

    private boolean touchesLastMove(List<PastMove> moves, int square) {
        return !moves.isEmpty() && ground.touch(square, moves.getFirst().move().to());
    }

    private boolean touchesEnemy(WitnessBoard board, WitnessSide mover, int square) {
        for (int neighbour : ground.neighbours(square)) {
            if (board.holds(mover.other(), neighbour)) {
                return true;
            }
        }
        return false;
    }
}
