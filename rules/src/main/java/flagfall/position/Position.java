package flagfall.position;

import flagfall.board.Square;
import flagfall.core.Ending;
import flagfall.core.Grid;
import flagfall.core.LegalityCheck;
import flagfall.core.MoveCode;
import flagfall.core.MutablePosition;
import flagfall.core.Perft;
import flagfall.core.Tables;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Clash;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/// One true moment of a game and what may follow. It is a value: [#play] answers with the next moment and leaves
/// this one as it was. It holds no rule of its own; it puts [MutablePosition]'s answers into words.
///
/// ```java
/// Position start = Position.start(Rulesets.CLASSIC, red, blue, Side.RED);
/// Position next = start.play(start.moves().getFirst());
/// ```
public final class Position {

    private static final Refusal[] REFUSALS = {
        Refusal.NOT_STARTED, // never told: its place is taken by LEGAL
        Refusal.GAME_OVER,
        Refusal.NO_PIECE,
        Refusal.NOT_YOUR_PIECE,
        Refusal.CANNOT_MOVE,
        Refusal.NOT_ALLOWED,
        Refusal.LAKE,
        Refusal.NOT_A_LINE,
        Refusal.TOO_FAR,
        Refusal.BLOCKED,
        Refusal.OWN_PIECE,
        Refusal.NO_TARGET,
        Refusal.TWO_SQUARE,
        Refusal.CHASE
    };

    private final Tables tables;
    private final MutablePosition core;

    private Position(Tables tables, MutablePosition core) {
        this.tables = tables;
        this.core = core;
    }

    /// {@return the first moment of a game with these armies}
    /// @throws IllegalArgumentException if the ruleset has faults or a setup has flaws
    public static Position start(Ruleset rules, Setup red, Setup blue, Side first) {
        return start(rules, red, blue, first, Set.of());
    }

    /// {@return the first moment of a game in which some sides are excused from the repetition laws}
    /// @throws IllegalArgumentException if the ruleset has faults or a setup has flaws
    public static Position start(Ruleset rules, Setup red, Setup blue, Side first, Set<Side> excused) {
        byte[] lineup = new byte[Grid.CELLS];
        for (Setup setup : List.of(red, blue)) {
            List<Flaw> flaws = setup.flaws(rules);
            if (!flaws.isEmpty()) {
                throw new IllegalArgumentException("flawed setup: " + flaws);
            }
            setup.pieces().forEach((square, rank) -> lineup[Grid.cell(square)] = pieceCode(setup.side(), rank));
        }
        return start(rules, lineup, first, excused);
    }

    /// Any pieces anywhere, with nothing shown or moved yet.
    ///
    /// @throws IllegalArgumentException if a piece stands on no ground or the ruleset has faults
    public static Position arranged(Ruleset rules, Map<Square, Piece> pieces, Side first) {
        return arranged(rules, pieces, first, Set.of());
    }

    /// The same, with some sides excused from the repetition laws.
    ///
    /// @throws IllegalArgumentException if a piece stands on no ground or the ruleset has faults
    public static Position arranged(Ruleset rules, Map<Square, Piece> pieces, Side first, Set<Side> excused) {
        byte[] lineup = new byte[Grid.CELLS];
        pieces.forEach((square, piece) -> {
            if (!rules.board().holds(square)) {
                throw new IllegalArgumentException("off the board: " + square);
            }
            lineup[Grid.cell(square)] = pieceCode(piece.side(), piece.rank());
        });
        return start(rules, lineup, first, excused);
    }

    private static Position start(Ruleset rules, byte[] lineup, Side first, Set<Side> excused) {
        Tables tables = new Tables(rules, excused);
        return new Position(tables, new MutablePosition(tables, lineup, first.ordinal()));
    }

    private static byte pieceCode(Side side, Rank rank) {
        return MutablePosition.pieceCode(side.ordinal(), rank);
    }

    public Ruleset rules() {
        return tables.ruleset();
    }

    public Side toMove() {
        return side(core.toMove());
    }

    /// {@return how many moves have been made}
    public int ply() {
        return core.ply();
    }

    /// {@return how many moves have been made since the last strike}
    public int quiet() {
        return core.quiet();
    }

    /// {@return whether the side whose turn it should be was blocked and passed}
    public boolean passed() {
        return core.passed();
    }

    public Outcome outcome() {
        int ending = core.ending();
        int winner = Ending.winner(ending);
        Outcome.Reason reason = switch (Ending.reason(ending)) {
            case Ending.FLAG -> Outcome.Reason.FLAG;
            case Ending.QUIET -> Outcome.Reason.QUIET;
            default -> Outcome.Reason.IMMOBILE;
        };
        if (ending == Ending.ONGOING) {
            return new Outcome.Ongoing();
        }
        return winner == Ending.NOBODY ? new Outcome.Drawn(reason) : new Outcome.Won(side(winner), reason);
    }

    /// {@return every legal move of the side to move; none when the game is over}
    public List<Move> moves() {
        if (core.ending() != Ending.ONGOING) {
            return List.of();
        }
        int[] codes = new int[MutablePosition.MOST_MOVES];
        int count = core.moves(codes);
        List<Move> moves = new ArrayList<>(count);
        for (int index = 0; index < count; index++) {
            moves.add(move(codes[index]));
        }
        return moves;
    }

    /// {@return why this move cannot be made, or nothing if it can}
    public Optional<Refusal> refusal(Move move) {
        if (outcome().isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        if (!isOnBoard(move)) {
            return Optional.of(Refusal.OFF_BOARD);
        }
        int code = code(move);
        int reason = LegalityCheck.refusal(core, MoveCode.from(code), MoveCode.corner(code), MoveCode.to(code));
        return reason == LegalityCheck.LEGAL ? Optional.empty() : Optional.of(REFUSALS[reason]);
    }

    private boolean isOnBoard(Move move) {
        boolean corner =
                !(move instanceof Move.Turning turning) || rules().board().holds(turning.corner());
        return corner && rules().board().holds(move.from()) && rules().board().holds(move.to());
    }

    /// {@return the moment after a legal move}
    /// @throws IllegalArgumentException if the move is refused
    public Position play(Move move) {
        refusal(move).ifPresent(reason -> {
            throw new IllegalArgumentException(move + " is refused: " + reason);
        });
        MutablePosition next = core.copy();
        next.play(code(move));
        return new Position(tables, next);
    }

    /// {@return the moment after the first so many moves of this game}
    public Position back(int ply) {
        MutablePosition earlier = core.copy();
        while (earlier.ply() > ply) {
            earlier.undo();
        }
        return new Position(tables, earlier);
    }

    /// {@return what the board answered to the move made at this ply, counted from zero}
    public Turn turn(int ply) {
        Move move = move(core.moveAt(ply));
        Piece mover = piece(core.moverAt(ply));
        boolean passed = core.passedAfter(ply);
        int target = core.targetAt(ply);
        if (target < 0) {
            return new Turn.March(move, mover, MoveCode.isLong(core.moveAt(ply)), passed);
        }
        int clash = tables.clash(core.rank(core.moverAt(ply)), core.rank(target));
        return new Turn.Attack(move, mover, piece(target), Clash.values()[clash], passed);
    }

    /// {@return the pieces that still stand, in the order of their homes, Red's first}
    public List<Placed> placed() {
        List<Placed> placed = new ArrayList<>();
        for (int number = 0; number < core.pieces(); number++) {
            if (core.place(number) != 0) {
                placed.add(new Placed(
                        Grid.square(core.place(number)),
                        piece(number),
                        Grid.square(core.home(number)),
                        core.hasMoved(number),
                        core.isShown(number)));
            }
        }
        return placed;
    }

    /// {@return the squares on which pieces began, with the side of each}
    public Map<Square, Side> homes() {
        Map<Square, Side> homes = new TreeMap<>();
        for (int number = 0; number < core.pieces(); number++) {
            homes.put(Grid.square(core.home(number)), side(core.side(number)));
        }
        return homes;
    }

    /// {@return the moves of the side to move that a repetition law forbids now or after one more}
    public List<RepetitionWarning> repetitionWarnings() {
        if (core.ending() != Ending.ONGOING || !tables.isBound(core.toMove())) {
            return List.of();
        }
        int[] codes = new int[MutablePosition.MOST_MOVES];
        int count = core.pseudoLegalMoves(codes);
        List<RepetitionWarning> warnings = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            int made = core.timesCrossed(codes[index]);
            int most = core.timesAllowed();
            if (made > 0 && made >= most - 1) {
                warnings.add(new RepetitionWarning(move(codes[index]), Refusal.TWO_SQUARE, made, most));
            } else if (core.isChaseForbidden(codes[index])) {
                warnings.add(new RepetitionWarning(move(codes[index]), Refusal.CHASE, 0, 0));
            }
        }
        return warnings;
    }

    /// {@return how many sequences of so many moves there are from here}
    public long perft(int depth) {
        return Perft.count(core.copy(), depth);
    }

    private Piece piece(int number) {
        return new Piece(side(core.side(number)), Rank.values()[core.rank(number)]);
    }

    private static Side side(int ordinal) {
        return ordinal == 0 ? Side.RED : Side.BLUE;
    }

    private static int code(Move move) {
        return switch (move) {
            case Move.Straight(Square from, Square to) -> MoveCode.straight(Grid.cell(from), Grid.cell(to));
            case Move.Turning(Square from, Square corner, Square to) ->
                MoveCode.turning(Grid.cell(from), Grid.cell(corner), Grid.cell(to));
        };
    }

    private static Move move(int code) {
        Square from = Grid.square(MoveCode.from(code));
        Square to = Grid.square(MoveCode.to(code));
        return MoveCode.corner(code) == 0
                ? new Move.Straight(from, to)
                : new Move.Turning(from, Grid.square(MoveCode.corner(code)), to);
    }
}
