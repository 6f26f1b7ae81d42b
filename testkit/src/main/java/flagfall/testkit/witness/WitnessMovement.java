package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessRules.ScoutStrike;
import flagfall.testkit.witness.rule.WitnessSide;
import java.util.List;

/// How pieces move, the repetition laws aside: a question for each reason to refuse a move, asked in the referee's
/// order. Each may take for granted that the ones before it were answered with no.
final class WitnessMovement {

    private final WitnessRules rules;
    private final WitnessGround ground;

    WitnessMovement(WitnessRules rules, WitnessGround ground) {
        this.rules = rules;
        this.ground = ground;
    }

    /// The first reason that applies, or nothing.
    String refusal(WitnessBoard board, WitnessSide mover, WitnessMove move) {
        if (isNoPiece(board, move)) {
            return "no-piece";
        } else if (isNotYourPiece(board, mover, move)) {
            return "not-your-piece";
        } else if (isUnableToMove(board, move)) {
            return "cannot-move";
        } else if (isNotAllowed(board, move)) {
            return "not-allowed";
        } else if (isIntoLake(move)) {
            return "lake";
        } else if (isNotALine(move)) {
            return "not-a-line";
        } else if (isTooFar(board, mover, move)) {
            return "too-far";
        } else if (isBlocked(board, move)) {
            return "blocked";
        } else if (isOntoOwnPiece(board, mover, move)) {
            return "own-piece";
        } else if (isWithoutTarget(board, move)) {
            return "no-target";
        }
        return "";
    }

    /// A move that strikes is one whose last square holds an enemy piece.
    static boolean strikes(WitnessBoard board, WitnessSide mover, WitnessMove move) {
        return board.holds(mover.other(), move.to());
    }

    /// `no-piece`: nothing stands on the first square.
    private boolean isNoPiece(WitnessBoard board, WitnessMove move) {
        return board.isEmpty(move.from());
    }

    /// `not-your-piece`: the piece on the first square is the enemy's.
    private boolean isNotYourPiece(WitnessBoard board, WitnessSide mover, WitnessMove move) {
        return !board.holds(mover, move.from());
    }

    /// `cannot-move`: bombs and flags never move.
    private boolean isUnableToMove(WitnessBoard board, WitnessMove move) {
        return !board.at(move.from()).kind().movable();
    }

    /// `not-allowed`: a three-square move by a non-scout, under another scout rule than `MOVE_THEN_STRIKE`, or all in
    /// one line.
    private boolean isNotAllowed(WitnessBoard board, WitnessMove move) {
        return move instanceof WitnessMove.Turning turning
                && (!isScout(board, move)
                        || rules.scoutStrike() != ScoutStrike.MOVE_THEN_STRIKE
                        || isAllInOneLine(turning));
    }

    private boolean isAllInOneLine(WitnessMove.Turning move) {
        boolean inOneRow = ground.sameRow(move.from(), move.turn()) && ground.sameRow(move.turn(), move.to());
        boolean inOneColumn = ground.sameColumn(move.from(), move.turn()) && ground.sameColumn(move.turn(), move.to());
        return inOneRow || inOneColumn;
    }

    /// `lake`: a named square is one.
    private boolean isIntoLake(WitnessMove move) {
        return ground.isLake(move.from()) || ground.isLake(move.stop()) || ground.isLake(move.to());
    }

    /// `not-a-line`: pieces move in a straight line; also no movement, a square twice, or a second leg that is not one
    /// step to the side.
    private boolean isNotALine(WitnessMove move) {
        boolean straight = move.from() != move.stop() && ground.inLine(move.from(), move.stop());
        return switch (move) {
            case WitnessMove.Straight _ -> !straight;
            case WitnessMove.Turning turning -> !straight || !isOneStepToTheSide(turning);
        };
    }

    private boolean isOneStepToTheSide(WitnessMove.Turning move) {
        return ground.touch(move.turn(), move.to()) && !ground.inLine(move.from(), move.to());
    }

    /// `too-far`: pieces step one square, a scout slides any distance; under `ADJACENT` a scout slides any distance or
    /// strikes a neighbour, never both in a turn.
    private boolean isTooFar(WitnessBoard board, WitnessSide mover, WitnessMove move) {
        boolean far = ground.distance(move.from(), move.stop()) > 1;
        boolean strikesFromAfar = strikes(board, mover, move) && rules.scoutStrike() == ScoutStrike.ADJACENT;
        return far && (!isScout(board, move) || strikesFromAfar);
    }

    /// `blocked`: a piece or lake in between, or a piece on the turning square.
    private boolean isBlocked(WitnessBoard board, WitnessMove move) {
        List<Integer> path = ground.path(move);
        for (int square : path.subList(1, path.size() - 1)) {
            if (ground.isLake(square) || !board.isEmpty(square)) {
                return true;
            }
        }
        return false;
    }

    /// `own-piece`: the last square holds a piece of the mover's own.
    private boolean isOntoOwnPiece(WitnessBoard board, WitnessSide mover, WitnessMove move) {
        return board.holds(mover, move.to());
    }

    /// `no-target`: three squares, the last one empty.
    private boolean isWithoutTarget(WitnessBoard board, WitnessMove move) {
        return move instanceof WitnessMove.Turning && board.isEmpty(move.to());
    }

    private boolean isScout(WitnessBoard board, WitnessMove move) {
        return board.at(move.from()).kind() == WitnessKind.SCOUT;
    }
}
