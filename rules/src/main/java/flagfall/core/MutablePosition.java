package flagfall.core;

import flagfall.piece.Rank;

/// A position and its history in primitives: who stands where, and all of the past that the law still needs. It is
/// mutable and fast; [#play(int)] makes a move and [#undo()] restores every bit.
///
/// The other classes of this package are chapters of the law over this state: [MoveGenerator] finds moves, [Repetition]
/// forbids some, [LegalityCheck] tells why a move is refused, [Ending] says whether the game is over.
public final class MutablePosition {

    /// The most moves a position can have, with room to spare: size the array given to [#moves(int[])] by it.
    public static final int MOST_MOVES = 4096;

    final Tables tables;
    final PieceList pieceList;
    private final UndoHistory history;
    int toMove;
    int ply;
    /// The side that struck the flag, or minus one.
    int captor = -1;
    /// Room to count moves in; made when it is first needed.
    private int[] scratch = {};

    /// A position with these pieces and no history.
    ///
    /// @param lineup by cell, what [#pieceCode(int, Rank)] gives, or zero
    public MutablePosition(Tables tables, byte[] lineup, int toMove) {
        this.tables = tables;
        this.toMove = toMove;
        pieceList = new PieceList(tables, lineup);
        history = new UndoHistory(pieceList.hash());
        pass();
    }

    private MutablePosition(MutablePosition other) {
        tables = other.tables;
        pieceList = new PieceList(other.pieceList);
        history = new UndoHistory(other.history, other.ply);
        toMove = other.toMove;
        ply = other.ply;
        captor = other.captor;
    }

    /// {@return one piece in a line-up}
    public static byte pieceCode(int side, Rank rank) {
        return (byte) (1 + rank.ordinal() + side * Tables.RANKS);
    }

    public MutablePosition copy() {
        return new MutablePosition(this);
    }

    // --- Playing ---------------------------------------------------------------------------------------------

    /// Makes a move, which must be one of [#moves(int[])].
    public void play(int move) {
        int to = MoveCode.to(move);
        int side = toMove;
        int mover = pieceList.at[MoveCode.from(move)] - 1;
        int target = pieceList.at[to] - 1;
        history.write(ply, side, move, mover, target, pieceList.marks);
        boolean quiet = tables.chase && target < 0;
        history.writeChase(ply + 1, side, quiet ? Repetition.chaseCountOfMover(this, move) : 0);
        history.writeChase(ply + 1, 1 - side, quiet ? Repetition.chaseCountOfOpponent(this, move) : 0);
        pieceList.marks[mover] |= PieceList.MOVED;
        if (target < 0) {
            march(mover, side, move);
        } else {
            strike(mover, target, side, move);
        }
        ply++;
        history.writeBoard(ply, pieceList.hash());
        toMove = 1 - side;
        pass();
    }

    private void march(int mover, int side, int move) {
        pieceList.relocate(mover, side, MoveCode.from(move), MoveCode.to(move));
        if (!tables.hidesAgain && MoveCode.isLong(move)) {
            pieceList.marks[mover] |= PieceList.SHOWN;
        }
    }

    private void strike(int mover, int target, int side, int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        byte shown = tables.hidesAgain ? 0 : (byte) PieceList.SHOWN;
        switch (tables.clash(pieceList.rank[mover], pieceList.rank[target])) {
            case Tables.ATTACKER_WINS -> {
                pieceList.remove(target, 1 - side, to);
                pieceList.relocate(mover, side, from, to);
                pieceList.marks[mover] |= shown;
                captor = pieceList.isFlag(target) ? side : captor;
            }
            case Tables.DEFENDER_WINS -> {
                pieceList.remove(mover, side, from);
                pieceList.marks[target] |= shown;
                int end = endOfWinningDefender(target, move);
                if (end != to) {
                    pieceList.relocate(target, 1 - side, to, end);
                    pieceList.marks[target] |= PieceList.MOVED;
                }
            }
            default -> {
                pieceList.remove(mover, side, from);
                pieceList.remove(target, 1 - side, to);
            }
        }
    }

    /// {@return the cell on which a defender that wins ends: its own, or the one it was struck from if it advances}
    private int endOfWinningDefender(int defender, int move) {
        return tables.advances && pieceList.canMove(defender) ? MoveCode.struckFrom(move) : MoveCode.to(move);
    }

    /// A blocked player passes where the law says so, unless the other side is blocked too.
    private void pass() {
        if (tables.passes && captor < 0 && pieceList.hasArmy(0) && pieceList.hasArmy(1) && !hasMove()) {
            toMove = 1 - toMove;
            if (hasMove()) {
                // A game that ends on the quiet limit goes no further, so nobody has to pass in it.
                history.writePass(ply, 1 - toMove, !Ending.isQuiet(this));
            } else {
                toMove = 1 - toMove;
            }
        }
    }

    /// Takes the latest move back.
    public void undo() {
        ply--;
        int move = history.move(ply);
        int mover = history.mover(ply);
        int target = history.target(ply);
        int side = pieceList.side(mover);
        if (target < 0) {
            pieceList.relocate(mover, side, MoveCode.to(move), MoveCode.from(move));
        } else {
            unstrike(mover, target, side, move);
            pieceList.marks[target] = history.targetMarks(ply);
        }
        pieceList.marks[mover] = history.moverMarks(ply);
        toMove = side;
        captor = -1;
    }

    private void unstrike(int mover, int target, int side, int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        switch (tables.clash(pieceList.rank[mover], pieceList.rank[target])) {
            case Tables.ATTACKER_WINS -> {
                pieceList.relocate(mover, side, to, from);
                pieceList.put(target, 1 - side, to);
            }
            case Tables.DEFENDER_WINS -> {
                int end = pieceList.place(target);
                if (end != to) {
                    pieceList.relocate(target, 1 - side, end, to);
                }
                pieceList.put(mover, side, from);
            }
            default -> {
                pieceList.put(mover, side, from);
                pieceList.put(target, 1 - side, to);
            }
        }
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    /// Writes every legal move and tells how many there are, whether or not the game is over for another reason.
    public int moves(int[] out) {
        int count = MoveGenerator.write(this, out);
        return Repetition.mayForbid(this) ? Repetition.removeForbidden(this, out, count) : count;
    }

    /// Writes every legal move that strikes and tells how many there are.
    public int strikes(int[] out) {
        int count = MoveGenerator.writeStrikes(this, out);
        return Repetition.mayForbid(this) ? Repetition.removeForbidden(this, out, count) : count;
    }

    /// {@return how many legal moves there are}
    public int countMoves() {
        return Repetition.mayForbid(this) ? moves(scratch()) : MoveGenerator.count(this);
    }

    /// Writes every move that is legal, the repetition laws aside, and tells how many there are.
    public int pseudoLegalMoves(int[] out) {
        return MoveGenerator.write(this, out);
    }

    /// {@return the repetition law that forbids this move, as [LegalityCheck] names it, or [LegalityCheck#LEGAL]}
    public int repetitionLaw(int move) {
        return Repetition.law(this, move);
    }

    /// {@return whether a repetition law forbids this move}
    public boolean isForbidden(int move) {
        return repetitionLaw(move) != LegalityCheck.LEGAL;
    }

    /// {@return whether the two-square law allows this move now, and once it is made, not once more}
    public boolean isLastRepetition(int move) {
        return Repetition.isLast(this, move);
    }

    /// {@return how many times in a row the piece has just crossed the boundary on this way that it crossed most}
    public int timesCrossed(int move) {
        return Repetition.timesCrossed(this, move);
    }

    /// {@return how many times in a row a boundary may be crossed, or zero where the law sets no number}
    public int timesAllowed() {
        return tables.shuttle ? Repetition.SHUTTLE_CROSSINGS : tables.crossings;
    }

    private int[] scratch() {
        if (scratch.length == 0) {
            scratch = new int[MOST_MOVES];
        }
        return scratch;
    }

    boolean hasMove() {
        return MoveGenerator.hasStep(this, toMove) && (!Repetition.mayForbid(this) || countMoves() > 0);
    }

    /// {@return the outcome as [Ending] writes it}
    public int ending() {
        return Ending.of(this);
    }

    /// {@return the side to move: zero for Red, one for Blue}
    public int toMove() {
        return toMove;
    }

    /// {@return how many moves have been made}
    public int ply() {
        return ply;
    }

    /// {@return how many moves have been made since the last strike}
    public int quiet() {
        return history.quiet(ply);
    }

    /// {@return whether the side that should have moved now was blocked and passed}
    public boolean passed() {
        return history.passed(ply);
    }

    /// {@return a side's chase counter}
    public int chase(int side) {
        return history.chase(ply, side);
    }

    /// {@return how many of a side's latest moves, in a row, the same piece made}
    int run(int side) {
        return history.run(ply, side);
    }

    /// {@return the ply of a side's latest move, or minus one}
    int last(int side) {
        return history.last(ply, side);
    }

    /// {@return the Zobrist hash of which piece stands where}
    public long hash() {
        return pieceList.hash();
    }

    /// {@return how many pieces there were at the start}
    public int pieces() {
        return pieceList.rank.length;
    }

    /// {@return whether pieces can stand on a cell: no lake and no wall}
    public boolean isGround(int cell) {
        return tables.isGround(cell);
    }

    /// {@return the number of the piece on a cell, or a negative number}
    public int pieceAt(int cell) {
        return pieceList.pieceAt(cell);
    }

    public int side(int number) {
        return pieceList.side(number);
    }

    /// {@return the ordinal of a piece's rank}
    public int rank(int number) {
        return pieceList.rank[number];
    }

    /// {@return the cell of a piece, or zero if it has fallen}
    public int place(int number) {
        return pieceList.place(number);
    }

    /// {@return the cell where a piece began}
    public int home(int number) {
        return pieceList.home(number);
    }

    public boolean hasMoved(int number) {
        return (pieceList.marks[number] & PieceList.MOVED) != 0;
    }

    /// {@return whether the enemy has been shown this piece for good}
    public boolean isShown(int number) {
        return (pieceList.marks[number] & PieceList.SHOWN) != 0;
    }

    /// {@return the move made at a ply}
    public int moveAt(int when) {
        return history.move(when);
    }

    /// {@return the number of the piece that moved at a ply}
    public int moverAt(int when) {
        return history.mover(when);
    }

    /// {@return the number of the piece struck at a ply, or a negative number}
    public int targetAt(int when) {
        return history.target(when);
    }

    /// {@return the cell on which the strike at a ply left its survivor, or zero if both pieces fell}
    public int survivorAt(int when) {
        int move = history.move(when);
        int mover = history.mover(when);
        int target = history.target(when);
        return switch (tables.clash(pieceList.rank[mover], pieceList.rank[target])) {
            case Tables.ATTACKER_WINS -> MoveCode.to(move);
            case Tables.DEFENDER_WINS -> endOfWinningDefender(target, move);
            default -> 0;
        };
    }

    /// {@return whether the side that should have moved after this ply was blocked and passed}
    public boolean passedAfter(int when) {
        return history.passed(when + 1);
    }

    /// {@return the ply of the same side's move before the one at this ply, or a negative number}
    int before(int when) {
        return history.last(when, pieceList.side(history.mover(when)));
    }

    /// {@return the hash of the board after so many plies}
    long hashAfter(int plies) {
        return history.board(plies);
    }

    /// Sets the rank of a piece that has never fought. A search uses it to try ranks for hidden pieces. The history
    /// stays valid, since it knows pieces by number alone.
    public void setRank(int number, int newRank) {
        pieceList.setRank(number, newRank);
    }

    /// {@return everything that play may change, so that a test can see that undo restores it}
    String dump() {
        return pieceList + " to move " + toMove + " ply " + ply + " captor " + captor + " " + history.row(ply);
    }
}
