package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessSide;
import java.util.List;

/// A game as the letter of the law has it. Sides, moves, boards, reasons and results are the referee's words.
///
/// ```java
/// WitnessGame game = WitnessGame.position(WitnessRules.of("classic"), board, "red");
/// if (game.refusal("a4a5").isEmpty()) {
///     WitnessEvent event = game.play("a4a5");
/// }
/// ```
public final class WitnessGame {

    private final WitnessGround ground;
    private final WitnessLaw law;
    private final WitnessTurn turn;
    private final Endings endings;
    private final WitnessSight sight;
    private WitnessMoment now;

    private WitnessGame(WitnessRules rules, WitnessGround ground, WitnessMoment first) {
        this.ground = ground;
        ChaseLaw chaseLaw = new ChaseLaw(rules.chase(), ground);
        law = new WitnessLaw(rules, ground, chaseLaw);
        turn = new WitnessTurn(rules, ground, chaseLaw);
        endings = new Endings(rules, law);
        sight = new WitnessSight(rules.reveal(), new WitnessBoardText(ground, rules.homeRows()));
        now = endings.settle(first, false);
    }

    /// {@return a game that begins with two setups; the rules say who moves first}
    public static WitnessGame start(WitnessRules rules, String redSetup, String blueSetup) {
        WitnessGround ground = new WitnessGround(rules);
        WitnessBoardText text = new WitnessBoardText(ground, rules.homeRows());
        WitnessBoard red = text.placing(WitnessBoard.empty(ground), WitnessSide.RED, redSetup);
        WitnessBoard both = text.placing(red, WitnessSide.BLUE, blueSetup);
        return new WitnessGame(rules, ground, WitnessMoment.first(both, rules.firstMover()));
    }

    /// {@return a game that begins with any board, `red` or `blue` to move}
    public static WitnessGame position(WitnessRules rules, String board, String toMove) {
        WitnessGround ground = new WitnessGround(rules);
        WitnessBoard drawn = new WitnessBoardText(ground, rules.homeRows()).read(board);
        return new WitnessGame(rules, ground, WitnessMoment.first(drawn, WitnessSide.of(toMove)));
    }

    /// {@return `red`, `blue` or `over`}
    public String turn() {
        return now.isOver() ? "over" : now.toMove().word();
    }

    /// {@return every legal move of the side to move, in ASCII order; none when the game is over}
    public List<String> moves() {
        return now.isOver() ? List.of() : law.moves(now, now.toMove());
    }

    /// {@return the first reason to refuse a move, or nothing where it is legal}
    public String refusal(String move) {
        WitnessMoveText text = new WitnessMoveText(ground, move);
        if (now.isOver()) {
            return "game-over";
        } else if (text.isMalformed()) {
            return "malformed";
        } else if (text.isOffBoard()) {
            return "off-board";
        }
        return law.refusal(now, now.toMove(), text.move());
    }

    /// Makes a legal move.
    public WitnessEvent play(String move) {
        String refusal = refusal(move);
        if (!refusal.isEmpty()) {
            throw new IllegalArgumentException(move + " is refused: " + refusal);
        }
        return play(new WitnessMoveText(ground, move).move());
    }

    private WitnessEvent play(WitnessMove move) {
        WitnessSide mover = now.toMove();
        WitnessEvent event = turn.event(now, move);
        now = endings.settle(turn.after(now, move), event.defender().equals(WitnessKind.FLAG.word()));
        return event.withPassed(!now.isOver() && now.toMove() == mover);
    }

    /// {@return `ongoing`, or the winner or `draw` and the reason: `red flag`, `blue immobile`, `draw quiet`}
    public String result() {
        return now.result();
    }

    /// {@return the truth, as the referee prints it}
    public String board() {
        return sight.board(now);
    }

    /// {@return the board as `red`, `blue` or a `spectator` sees it}
    public String view(String viewer) {
        return sight.view(now, viewer);
    }

    /// {@return plies since the last strike}
    public int quiet() {
        return now.quiet();
    }

    /// {@return the chase counter of `red` or `blue`}
    public int chaseCounter(String side) {
        return now.past(WitnessSide.of(side)).chaseCounter();
    }

    /// {@return how many sequences of so many moves there are from here; a finished game ends a sequence, which counts
    /// only if it has that length}
    public long perft(int length) {
        if (length == 0) {
            return 1;
        }
        List<String> moves = moves();
        if (length == 1) {
            return moves.size();
        }
        long count = 0;
        WitnessMoment before = now;
        for (String move : moves) {
            play(new WitnessMoveText(ground, move).move());
            count += perft(length - 1);
            now = before;
        }
        return count;
    }
}
