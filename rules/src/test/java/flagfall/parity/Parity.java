package flagfall.parity;

import flagfall.board.Square;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.notation.RulesetText;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.position.RepetitionWarning;
import flagfall.position.Turn;
import flagfall.rules.Ruleset;
import flagfall.testkit.witness.WitnessEvent;
import flagfall.testkit.witness.WitnessGame;
import flagfall.testkit.witness.rule.WitnessRules;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/// One random game, played on the core and on the witness at once; they must say the same at every ply.
final class Parity {

    private static final int LONGEST = 600;

    private final String law;
    private final Random random;
    private final Rarity.Tally tally;
    private final Temper[] tempers;
    private final StringBuilder story = new StringBuilder();

    Parity(long seed, Rarity.Tally tally) {
        this.random = new Random(seed);
        this.tally = tally;
        this.law = new RandomRules(random).next();
        // It takes two to make a chase.
        boolean pursuit = random.nextInt(3) == 0;
        this.tempers = pursuit ? new Temper[] {Temper.CHASES, Temper.CHASES} : new Temper[] {temper(), temper()};
        story.append("seed ").append(seed).append(' ').append(law).append(" moves");
    }

    private Temper temper() {
        return Temper.values()[random.nextInt(Temper.values().length)];
    }

    /// {@return how many plies were compared}
    int play() {
        Ruleset rules = RulesetText.read(law).orThrow();
        RandomStart start = RandomStart.of(rules, WitnessRules.of(law), random);
        Position position = start.position();
        WitnessGame witness = start.witness();
        while (true) {
            compare(position, witness);
            List<Move> moves = position.moves();
            if (moves.isEmpty() || position.ply() == LONGEST) {
                tally.seeEnd(position);
                compareBack(position, start.position());
                return position.ply() + 1;
            }
            Move move = tempers[position.toMove().ordinal()].choose(position, moves, random);
            story.append(' ').append(move);
            Position next = position.play(move);
            Turn turn = next.turn(position.ply());
            WitnessEvent event = witness.play(move.toString());
            compare(turn, event);
            compareSurvivor(turn, event, next);
            tally.seeTurn(turn, event);
            position = next;
        }
    }

    private void compare(Position position, WitnessGame witness) {
        boolean over = position.outcome().isOver();
        same("turn", over ? "over" : position.toMove().word(), witness.turn());
        same("result", result(position.outcome()), witness.result());
        same("board", BoardText.write(position), witness.board());
        same("quiet", position.quiet(), witness.quiet());
        List<String> moves =
                position.moves().stream().map(MoveText::write).sorted().toList();
        same("moves", moves, witness.moves());
        tally.seeForbidden(position);
        for (RepetitionWarning warning : position.repetitionWarnings()) {
            compareRefusal(position, witness, warning.move().toString());
        }
        for (int attempt = 0; attempt < 6; attempt++) {
            compareRefusal(position, witness, anyWish(position));
        }
        if (random.nextInt(2000) == 0) {
            compareEveryRefusal(position, witness);
        }
    }

    private void compareEveryRefusal(Position position, WitnessGame witness) {
        for (int from = 0; from < 100; from++) {
            for (int to = 0; to < 100; to++) {
                compareRefusal(position, witness, square(from) + square(to));
            }
        }
    }

    private void compareRefusal(Position position, WitnessGame witness, String attempt) {
        String refusal = MoveText.refusal(position, attempt).map(Refusal::word).orElse("");
        same("refusal of " + attempt, refusal, witness.refusal(attempt));
    }

    private String anyWish(Position position) {
        List<Square> own = position.placed().stream()
                .filter(placed -> placed.piece().side() == position.toMove())
                .map(placed -> placed.square())
                .toList();
        boolean mine = !own.isEmpty() && random.nextInt(5) > 0;
        Square from = mine ? own.get(random.nextInt(own.size())) : anySquare();
        Square next = random.nextInt(3) > 0 ? aligned(from) : anySquare();
        String attempt = "" + from + next;
        return random.nextInt(3) > 0 ? attempt : attempt + (random.nextInt(4) > 0 ? beside(next) : anySquare());
    }

    private Square anySquare() {
        return new Square(random.nextInt(11), random.nextInt(12) - 1);
    }

    private Square aligned(Square square) {
        int far = random.nextInt(10);
        return random.nextBoolean() ? new Square(far, square.row()) : new Square(square.column(), far);
    }

    private Square beside(Square square) {
        int step = random.nextBoolean() ? 1 : -1;
        return random.nextBoolean()
                ? new Square(Math.max(0, square.column() + step), square.row())
                : new Square(square.column(), Math.max(0, square.row() + step));
    }

    private static String square(int index) {
        return new Square(index % 10, index / 10).toString();
    }

    private void compare(Turn turn, WitnessEvent event) {
        String told = switch (turn) {
            case Turn.March march -> "shown " + march.exposed();
            case Turn.Attack attack ->
                attack.mover().rank().word() + " " + attack.defender().rank().word() + " "
                        + attack.clash().word();
        };
        String wanted = event.isStrike()
                ? event.attacker() + " " + event.defender() + " " + event.result()
                : "shown " + event.shown();
        same("event", told, wanted);
        same("passed", turn.passed(), event.passed());
    }

    /// Whoever a strike has left stands where the turn tells, and only an advance leads away from where they met.
    private void compareSurvivor(Turn turn, WitnessEvent event, Position after) {
        if (turn instanceof Turn.Attack attack) {
            boolean advanced = !attack.survivorAt().equals(attack.move().to());
            same("advanced", advanced, event.advanced());
            Optional<Piece> survivor = switch (attack.clash()) {
                case ATTACKER_WINS -> Optional.of(attack.mover());
                case DEFENDER_WINS -> Optional.of(attack.defender());
                case BOTH_FALL -> Optional.empty();
            };
            Optional<Piece> standing = after.placed().stream()
                    .filter(placed -> placed.square().equals(attack.survivorAt()))
                    .map(PlacedPiece::piece)
                    .findFirst();
            same("survivor", standing, survivor);
        }
    }

    /// Undoing every move must lead back to the very beginning.
    private void compareBack(Position end, Position start) {
        Position back = end.back(0);
        same("undone", BoardText.write(back), BoardText.write(start));
        same("undone", back.moves(), start.moves());
        same("undone", back.placed(), start.placed());
        same("undone", back.toMove(), start.toMove());
    }

    private void same(String what, Object core, Object witness) {
        if (!core.equals(witness)) {
            throw new AssertionError(what + " is " + core + ", the witness says " + witness + "; " + story);
        }
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> "ongoing";
            case Outcome.Won(Side winner, Outcome.Reason reason) -> winner.word() + " " + reason.word();
            case Outcome.Drawn(Outcome.Reason reason) -> "draw " + reason.word();
        };
    }
}
