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
        return reason == LegalityCheck.LEGAL ? Optional.empty() : Optional.of(refusal(reason));
    }

    private static Refusal refusal(int reason) {
        return switch (reason) {
            case LegalityCheck.GAME_OVER -> Refusal.GAME_OVER;
            case LegalityCheck.NO_PIECE -> Refusal.NO_PIECE;
            case LegalityCheck.NOT_YOUR_PIECE -> Refusal.NOT_YOUR_PIECE;
            case LegalityCheck.CANNOT_MOVE -> Refusal.CANNOT_MOVE;
            case LegalityCheck.NOT_ALLOWED -> Refusal.NOT_ALLOWED;
            case LegalityCheck.LAKE -> Refusal.LAKE;
            case LegalityCheck.NOT_A_LINE -> Refusal.NOT_A_LINE;
            case LegalityCheck.TOO_FAR -> Refusal.TOO_FAR;
            case LegalityCheck.BLOCKED -> Refusal.BLOCKED;
            case LegalityCheck.OWN_PIECE -> Refusal.OWN_PIECE;
            case LegalityCheck.NO_TARGET -> Refusal.NO_TARGET;
            case LegalityCheck.TWO_SQUARE -> Refusal.TWO_SQUARE;
            case LegalityCheck.CHASE -> Refusal.CHASE;
            default -> throw new IllegalArgumentException("no reason to refuse: " + reason);
        };
    }

    private boolean isOnBoard(Move move) {
        boolean corner =
                !(move instanceof Move.Turning turning) || rules().board().holds(turning.corner());
        return corner && rules().board().holds(move.from()) && rules().board().holds(move.to());
    }

    /// {@return the moment after a legal move}
    /// @throws IllegalArgumentException if the move is refused
    public Position play(Move move) {
        Position next = copy();
        next.playInPlace(move);
        return next;
    }

    /// Plays in place. For [#play] and [PositionBuilder] alone: to everyone else a position is a value.
    void playInPlace(Move move) {
        refusal(move).ifPresent(reason -> {
            throw new IllegalArgumentException(move + " is refused: " + reason);
        });
        core.play(code(move));
    }

    /// {@return this moment with another rank for a piece that has never fought. A player who does not know a rank
    /// assumes one, so that the core can answer what does not depend on it}
    /// @throws IllegalArgumentException if nobody stands on the square
    public Position assuming(Square square, Rank rank) {
        int piece = rules().board().holds(square) ? core.pieceAt(Grid.cell(square)) : -1;
        if (piece < 0) {
            throw new IllegalArgumentException("nobody stands on " + square);
        }
        MutablePosition assumed = core.copy();
        assumed.setRank(piece, rank.ordinal());
        return new Position(tables, assumed);
    }

    /// {@return the moment after the first so many moves of this game}
    public Position back(int ply) {
        Position earlier = copy();
        earlier.undoTo(ply);
        return earlier;
    }

    /// Undoes moves in place. For [#back] and [PositionBuilder] alone.
    void undoTo(int ply) {
        while (core.ply() > ply) {
            core.undo();
        }
    }

    Position copy() {
        return new Position(tables, core.copy());
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
        int survivor = core.survivorAt(ply);
        Square survivorAt = survivor == 0 ? move.to() : Grid.square(survivor);
        return new Turn.Attack(move, mover, piece(target), clash(ply), survivorAt, passed);
    }

    private Clash clash(int ply) {
        return Clash.values()[tables.clash(core.rank(core.moverAt(ply)), core.rank(core.targetAt(ply)))];
    }

    /// {@return the pieces that still stand, in the order of their homes, Red's first}
    public List<PlacedPiece> placed() {
        List<PlacedPiece> placed = new ArrayList<>();
        for (int number = 0; number < core.pieces(); number++) {
            if (core.place(number) != 0) {
                placed.add(new PlacedPiece(
                        Grid.square(core.place(number)),
                        piece(number),
                        Grid.square(core.home(number)),
                        core.hasMoved(number),
                        core.isShown(number)));
            }
        }
        return placed;
    }

    /// {@return the pieces on the board by their squares, as [#arranged] takes them}
    public Map<Square, Piece> pieces() {
        Map<Square, Piece> pieces = new TreeMap<>();
        for (PlacedPiece placed : placed()) {
            pieces.put(placed.square(), placed.piece());
        }
        return pieces;
    }

    /// {@return the pieces that battle has removed, in the order in which they fell}
    public List<Piece> fallen() {
        List<Piece> fallen = new ArrayList<>();
        for (int ply = 0; ply < core.ply(); ply++) {
            if (core.targetAt(ply) >= 0) {
                if (clash(ply) != Clash.ATTACKER_WINS) {
                    fallen.add(piece(core.moverAt(ply)));
                }
                if (clash(ply) != Clash.DEFENDER_WINS) {
                    fallen.add(piece(core.targetAt(ply)));
                }
            }
        }
        return fallen;
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
        if (core.ending() != Ending.ONGOING) {
            return List.of();
        }
        int[] codes = new int[MutablePosition.MOST_MOVES];
        int count = core.pseudoLegalMoves(codes);
        List<RepetitionWarning> warnings = new ArrayList<>();
        for (int index = 0; index < count; index++) {
            int law = core.repetitionLaw(codes[index]);
            if (law == LegalityCheck.CHASE) {
                warnings.add(new RepetitionWarning(move(codes[index]), Refusal.CHASE, 0, 0, true));
            } else if (law == LegalityCheck.TWO_SQUARE || core.isLastRepetition(codes[index])) {
                warnings.add(twoSquareWarning(codes[index], law != LegalityCheck.LEGAL));
            }
        }
        return warnings;
    }

    private RepetitionWarning twoSquareWarning(int code, boolean isForbidden) {
        return new RepetitionWarning(
                move(code), Refusal.TWO_SQUARE, core.timesCrossed(code), core.timesAllowed(), isForbidden);
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
