package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessSide;
import flagfall.testkit.witness.rule.WitnessTwoSquare;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The laws against going back and forth.
final class TwoSquareLaw {

    /// The line between two neighbouring squares, the lower number first.
    private record Boundary(int low, int high) {}

    private final WitnessTwoSquare law;
    private final WitnessGround ground;

    TwoSquareLaw(WitnessTwoSquare law, WitnessGround ground) {
        this.law = law;
        this.ground = ground;
    }

    boolean forbids(WitnessMoment now, WitnessSide mover, WitnessMove move) {
        PastMove planned =
                new PastMove(now.board().at(move.from()), move, WitnessMovement.strikes(now.board(), mover, move));
        List<PastMove> run = now.past(mover).run();
        return switch (law) {
            case WitnessTwoSquare.Off() -> false;
            case WitnessTwoSquare.Shuttle() -> isThirdTurnOfAShuttle(run, planned);
            case WitnessTwoSquare.Boundary(int times) -> crossesOnceTooOften(run, planned, times);
        };
    }

    /// `SHUTTLE`: a move to an empty square, s to d, is illegal if the player's last two moves were the same piece
    /// going s to d and d to s. A strike is never refused by it and breaks the run.
    private static boolean isThirdTurnOfAShuttle(List<PastMove> run, PastMove planned) {
        if (run.size() < 2) {
            return false;
        }
        PastMove back = run.get(0);
        PastMove forth = run.get(1);
        int s = planned.move().from();
        int d = planned.move().to();
        return isStepBy(planned.piece(), s, d, planned)
                && isStepBy(planned.piece(), d, s, back)
                && isStepBy(planned.piece(), s, d, forth);
    }

    private static boolean isStepBy(WitnessPiece piece, int from, int to, PastMove made) {
        return !made.strike() && made.piece().equals(piece) && made.move().equals(new WitnessMove.Straight(from, to));
    }

    /// `BOUNDARY_n`: a move is illegal if the same piece made the player's last n moves and one boundary was crossed by
    /// all of them and would be crossed again. Strikes count, as moves and as crossings.
    private boolean crossesOnceTooOften(List<PastMove> run, PastMove planned, int times) {
        if (run.size() < times) {
            return false;
        }
        Set<Boundary> crossedByAll = boundaries(planned.move());
        for (PastMove made : run.subList(0, times)) {
            if (!made.piece().equals(planned.piece())) {
                return false;
            }
            crossedByAll.retainAll(boundaries(made.move()));
        }
        return !crossedByAll.isEmpty();
    }

    /// Every boundary on the way from the first to the last square, on both legs of a move that turns.
    private Set<Boundary> boundaries(WitnessMove move) {
        List<Integer> path = ground.path(move);
        Set<Boundary> crossed = new HashSet<>();
        for (int step = 1; step < path.size(); step++) {
            int one = path.get(step - 1);
            int other = path.get(step);
            crossed.add(new Boundary(Math.min(one, other), Math.max(one, other)));
        }
        return crossed;
    }
}
