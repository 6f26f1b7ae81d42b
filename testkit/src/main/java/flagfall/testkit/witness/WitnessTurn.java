package flagfall.testkit.witness;

import flagfall.testkit.witness.Combat.Result;
import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessRules.WinningDefender;
import flagfall.testkit.witness.rule.WitnessSide;
import java.util.List;

/// What a legal move does to the board and to what is remembered, the endings aside.
final class WitnessTurn {

    private final WitnessRules rules;
    private final WitnessGround ground;
    private final Combat combat;
    private final ChaseLaw chaseLaw;

    WitnessTurn(WitnessRules rules, WitnessGround ground, ChaseLaw chaseLaw) {
        this.rules = rules;
        this.ground = ground;
        this.combat = new Combat(rules);
        this.chaseLaw = chaseLaw;
    }

    /// What will be told of the move.
    WitnessEvent event(WitnessMoment now, WitnessMove move) {
        WitnessBoard board = now.board();
        String text = ground.text(move);
        if (!WitnessMovement.strikes(board, now.toMove(), move)) {
            return new WitnessEvent(text, "", "", "", isLongRun(board, move), false, false);
        }
        WitnessKind attacker = board.at(move.from()).kind();
        WitnessKind defender = board.at(move.to()).kind();
        Result result = combat.result(attacker, defender);
        return new WitnessEvent(
                text, attacker.word(), defender.word(), result.word(), false, advances(defender, result), false);
    }

    /// The moment after the move, the other side being next.
    WitnessMoment after(WitnessMoment now, WitnessMove move) {
        WitnessSide mover = now.toMove();
        boolean strikes = WitnessMovement.strikes(now.board(), mover, move);
        PastMove made = new PastMove(now.board().at(move.from()), move, strikes);
        WitnessMoment next = strikes ? afterStrike(now, move) : afterWalk(now, move);
        WitnessMoment remembered = next.withPast(mover, next.past(mover).withMove(made));
        return chaseLaw.count(now, mover, move, remembered).withToMove(mover.other());
    }

    /// A piece that moves to an empty square has moved; a scout that runs far has shown itself; a ply more was quiet.
    private WitnessMoment afterWalk(WitnessMoment now, WitnessMove move) {
        WitnessPiece piece = now.board().at(move.from());
        WitnessMoment next = now.withBoard(now.board().moving(move.from(), move.to()))
                .withMoved(piece)
                .withQuiet(now.quiet() + 1);
        return isLongRun(now.board(), move) ? next.withShown(piece) : next;
    }

    /// A strike shows both pieces to both players and ends the quiet.
    private WitnessMoment afterStrike(WitnessMoment now, WitnessMove move) {
        WitnessBoard board = now.board();
        WitnessPiece attacker = board.at(move.from());
        WitnessPiece defender = board.at(move.to());
        WitnessMoment next = now.withShown(attacker).withShown(defender).withQuiet(0);
        Result result = combat.result(attacker.kind(), defender.kind());
        return switch (result) {
            case ATTACKER_WINS -> // A winning attacker moves in.
                next.withBoard(board.moving(move.from(), move.to())).withMoved(attacker);
            case BOTH_FALL -> next.withBoard(board.removing(move.from()).removing(move.to()));
            case DEFENDER_WINS -> {
                WitnessBoard without = board.removing(move.from());
                yield advances(defender.kind(), result)
                        ? next.withBoard(without.moving(move.to(), struckFrom(move)))
                                .withMoved(defender)
                        : next.withBoard(without);
            }
        };
    }

    /// `ADVANCES`: a defender that wins moves into the square its attacker struck from; a bomb never moves.
    private boolean advances(WitnessKind defender, Result result) {
        return rules.winningDefender() == WinningDefender.ADVANCES
                && result == Result.DEFENDER_WINS
                && defender != WitnessKind.BOMB;
    }

    /// A long-range scout strikes from the last square it crossed, a scout that turned from the square where it turned,
    /// any other piece from where it stood.
    private int struckFrom(WitnessMove move) {
        List<Integer> path = ground.path(move);
        return path.get(path.size() - 2);
    }

    /// A scout that goes more than one square, and strikes nothing, is shown by it.
    private boolean isLongRun(WitnessBoard board, WitnessMove move) {
        return board.at(move.from()).kind() == WitnessKind.SCOUT && ground.distance(move.from(), move.to()) > 1;
    }
}
