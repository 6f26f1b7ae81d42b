package flagfall.ai.network.encoding;

import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Outcome;
import flagfall.position.PlacedPiece;
import flagfall.position.Position;
import flagfall.position.Setup;
import flagfall.position.Turn;
import flagfall.rules.Clash;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.WinningDefender;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.TreeSet;

/// One game played by the rules and by the simulator at once; they must say the same at every ply.
final class ParityGame {

    /// The rare events that a comparison is worth nothing without.
    enum Rare {
        TWO_SQUARE,
        CHASE,
        PASS,
        BLOCKED,
        BOTH_BLOCKED,
        QUIET,
        ADVANCE,
        TURN
    }

    private final Ruleset ruleset;
    private final Random random;
    private final Map<Rare, Integer> seen;
    private final StringBuilder story;
    private final Map<Square, Integer> marks = new HashMap<>();
    private Position position;
    private SimulatedGame game;

    ParityGame(Ruleset ruleset, long seed, Map<Rare, Integer> seen) {
        this.ruleset = ruleset;
        this.random = new Random(seed);
        this.seen = seen;
        this.story = new StringBuilder("seed " + seed + " " + ruleset + " moves");
        if (random.nextInt(3) > 0) {
            Setup red = Setup.random(ruleset, Side.RED, seed);
            Setup blue = Setup.random(ruleset, Side.BLUE, seed);
            Side first = ruleset.firstMover().draw(seed);
            position = Position.start(ruleset, red, blue, first);
            game = SimulatedGame.start(ruleset, red, blue, first);
        } else {
            Map<Square, Piece> pieces = scattered();
            Side first = random.nextBoolean() ? Side.RED : Side.BLUE;
            position = Position.arranged(ruleset, pieces, first);
            game = SimulatedGame.arranged(ruleset, pieces, first);
        }
    }

    /// {@return how many plies were compared}
    int play(int longest) {
        // Half of the games the simulator's own players move on both sides, and the rules must accept what they play.
        int player = random.nextBoolean() ? -1 : random.nextInt(Simulator.load().players);
        while (true) {
            compare();
            List<Move> moves = position.moves();
            if (moves.isEmpty() || position.ply() == longest) {
                return position.ply() + 1;
            }
            Move move = player < 0 || random.nextInt(8) == 0
                    ? choose(moves)
                    : game.scripted(player).orElseThrow();
            story.append(' ').append(move);
            Position next = position.play(move);
            same("taken", game.play(move), true);
            note(next.turn(position.ply()));
            position = next;
        }
    }

    private void compare() {
        Outcome outcome = position.outcome();
        SimulatedGame.Standing standing = game.standing();
        same("result", standing.over() + " by " + standing.reason(), result(outcome));
        same("board", game.pieces(), pieces());
        same("quiet", standing.quiet(), position.quiet());
        same("ply", standing.ply(), position.ply());
        TreeSet<String> moves = new TreeSet<>();
        position.moves().forEach(move -> moves.add(move.toString()));
        same("moves", game.moves(), moves);
        if (!outcome.isOver()) {
            same("turn", standing.turn(), position.toMove().ordinal());
            same("passed", standing.passed() != 0, position.passed());
        }
        position.repetitionWarnings().stream()
                .filter(warning -> warning.isForbidden())
                .forEach(warning -> {
                    see(warning.most() > 0 ? Rare.TWO_SQUARE : Rare.CHASE);
                    same("refused " + warning.move(), game.play(warning.move()), false);
                });
        if (outcome instanceof Outcome.Drawn(Outcome.Reason reason) && reason == Outcome.Reason.QUIET) {
            see(Rare.QUIET);
        } else if (outcome.isOver() && !position.placed().isEmpty() && isStuck()) {
            see(outcome instanceof Outcome.Drawn ? Rare.BOTH_BLOCKED : Rare.BLOCKED);
        }
    }

    /// {@return whether both sides still have what could move, and the flag stands}
    private boolean isStuck() {
        return List.of(Side.RED, Side.BLUE).stream()
                        .allMatch(side -> position.placed().stream()
                                .anyMatch(placed -> placed.piece().side() == side
                                        && placed.piece().rank().canMove()))
                && position.placed().stream()
                                .filter(placed -> placed.piece().rank() == Rank.FLAG)
                                .count()
                        == 2;
    }

    private void note(Turn turn) {
        if (turn.passed()) {
            see(Rare.PASS);
        }
        if (turn.move() instanceof Move.Turning) {
            see(Rare.TURN);
        }
        if (turn instanceof Turn.Attack attack
                && attack.clash() == Clash.DEFENDER_WINS
                && attack.defender().rank().canMove()
                && ruleset.winningDefender() == WinningDefender.ADVANCES) {
            see(Rare.ADVANCE);
        }
    }

    private void see(Rare rare) {
        seen.merge(rare, 1, Integer::sum);
    }

    private void same(String what, Object simulated, Object wanted) {
        if (!simulated.equals(wanted)) {
            throw new AssertionError(what + " is " + simulated + ", the rules say " + wanted + "; " + story);
        }
    }

    /// What is shown until the turn ends is shown for good to the simulator's players, who forget nothing.
    private Map<Square, String> pieces() {
        TreeMap<Square, String> pieces = new TreeMap<>();
        Map<Square, Integer> marks = marks();
        for (PlacedPiece placed : position.placed()) {
            pieces.put(
                    placed.square(), SimulatedGame.text(placed.piece().letter(), marks.getOrDefault(placed.home(), 0)));
        }
        return pieces;
    }

    private Map<Square, Integer> marks() {
        for (PlacedPiece placed : position.placed()) {
            int now = (placed.hasMoved() ? 1 : 0) | (placed.shown() ? 2 : 0);
            marks.merge(placed.home(), now, (old, mark) -> old | mark);
        }
        if (ruleset.reveal() == Reveal.UNTIL_TURN_ENDS && position.ply() > 0) {
            Turn turn = position.turn(position.ply() - 1);
            boolean exposed = turn instanceof Turn.Attack || (turn instanceof Turn.March march && march.exposed());
            position.placed().stream()
                    .filter(placed -> exposed && isOn(turn, placed))
                    .forEach(placed -> marks.merge(placed.home(), 2, (old, mark) -> old | mark));
        }
        return marks;
    }

    /// {@return whether this piece took part in the turn: it stands where the move ended, or where it struck from}
    private static boolean isOn(Turn turn, PlacedPiece placed) {
        Square to = turn.move().to();
        boolean there = placed.square().equals(to);
        boolean advanced = turn instanceof Turn.Attack attack
                && attack.clash() == Clash.DEFENDER_WINS
                && placed.piece().equals(attack.defender())
                && placed.square().equals(struckFrom(turn.move()));
        return there || advanced;
    }

    private static Square struckFrom(Move move) {
        return switch (move) {
            case Move.Turning turning -> turning.corner();
            case Move.Straight(Square from, Square to) ->
                new Square(
                        to.column() + Integer.signum(from.column() - to.column()),
                        to.row() + Integer.signum(from.row() - to.row()));
        };
    }

    private static String result(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Ongoing() -> "0 by 0";
            case Outcome.Won(Side winner, Outcome.Reason reason) ->
                (winner.ordinal() + 1) + " by " + (reason.ordinal() + 1);
            case Outcome.Drawn(Outcome.Reason reason) -> "3 by " + (reason.ordinal() + 1);
        };
    }

    // --- Random starts and moves -----------------------------------------------------------------------------

    private Map<Square, Piece> scattered() {
        List<Square> open = new ArrayList<>();
        for (int row = 0; row < ruleset.board().rows(); row++) {
            for (int column = 0; column < ruleset.board().columns(); column++) {
                open.add(new Square(column, row));
            }
        }
        open.removeAll(ruleset.board().lakes());
        Collections.shuffle(open, random);
        Map<Square, Piece> pieces = new TreeMap<>();
        int oneIn = 1 + random.nextInt(8);
        for (Side side : Side.values()) {
            for (Rank rank : Rank.values()) {
                for (int count = ruleset.army().count(rank); count > 0 && !open.isEmpty(); count--) {
                    if (rank == Rank.FLAG || random.nextInt(oneIn) == 0) {
                        pieces.put(open.removeLast(), new Piece(side, rank));
                    }
                }
            }
        }
        return pieces;
    }

    /// Half of the time the piece that moved last goes on, mostly back; else quiet moves beside the enemy are liked, so
    /// that the laws against repetition come to bear.
    private Move choose(List<Move> moves) {
        int inclination = random.nextInt(8);
        List<Move> liked = inclination < 4 ? again(moves) : inclination < 7 ? closeQuarters(moves) : moves;
        List<Move> choice = liked.isEmpty() ? moves : liked;
        return choice.get(random.nextInt(choice.size()));
    }

    private List<Move> again(List<Move> moves) {
        int ply = position.ply() - 1;
        while (ply >= 0 && position.turn(ply).mover().side() != position.toMove()) {
            ply--;
        }
        if (ply < 0) {
            return moves;
        }
        Move last = position.turn(ply).move();
        boolean back = random.nextInt(3) > 0;
        return moves.stream()
                .filter(move ->
                        move.from().equals(last.to()) && (!back || move.to().equals(last.from())))
                .toList();
    }

    private List<Move> closeQuarters(List<Move> moves) {
        List<Square> enemies = position.placed().stream()
                .filter(placed -> placed.piece().side() != position.toMove())
                .map(PlacedPiece::square)
                .toList();
        Square moved = position.ply() == 0
                ? new Square(0, 0)
                : position.turn(position.ply() - 1).move().to();
        return moves.stream()
                .filter(move -> !enemies.contains(move.to()))
                .filter(move -> position.toMove() == Side.RED
                        ? move.to().touches(moved)
                        : move.from().touches(moved))
                .toList();
    }
}
