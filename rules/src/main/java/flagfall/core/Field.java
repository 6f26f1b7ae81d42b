package flagfall.core;

import flagfall.piece.Rank;

/// A game under way, in primitives: who stands where, and all of the past that the law still asks about. It is
/// mutable and fast; [#play(int)] makes a move and [#undo()] takes it back to the last bit.
///
/// The other classes of this package are chapters of the law over this state: [Reach] finds moves, [Repetition]
/// forbids some, [Judge] tells why a wish is refused, [Ending] says whether the game is over.
public final class Field {

    /// The most moves a position can have, with room to spare: size the array given to [#moves(int[])] by it.
    public static final int MOST_MOVES = 4096;

    final Tables tables;
    final Men men;
    private final Chronicle past;
    int toMove;
    int ply;
    /// The side that struck the flag, or minus one.
    int captor = -1;
    /// Room to count moves in; made when it is first needed.
    private int[] scratch = {};

    /// A field with these pieces on it and no past.
    ///
    /// @param lineup by cell, what [#man(int, Rank)] gives, or zero
    public Field(Tables tables, byte[] lineup, int toMove) {
        this.tables = tables;
        this.toMove = toMove;
        men = new Men(tables, lineup);
        past = new Chronicle(men.hash());
        pass();
    }

    private Field(Field other) {
        tables = other.tables;
        men = new Men(other.men);
        past = new Chronicle(other.past, other.ply);
        toMove = other.toMove;
        ply = other.ply;
        captor = other.captor;
    }

    /// {@return one piece in a line-up}
    public static byte man(int side, Rank rank) {
        return (byte) (1 + rank.ordinal() + side * Tables.RANKS);
    }

    public Field copy() {
        return new Field(this);
    }

    // --- Playing ---------------------------------------------------------------------------------------------

    /// Makes a move, which must be one of [#moves(int[])].
    public void play(int move) {
        int to = MoveCode.to(move);
        int side = toMove;
        int mover = men.at[MoveCode.from(move)] - 1;
        int target = men.at[to] - 1;
        past.write(ply, side, move, mover, target, men.marks);
        boolean quiet = tables.chase && target < 0;
        past.writeChase(ply + 1, side, quiet ? Repetition.countAsHunter(this, move) : 0);
        past.writeChase(ply + 1, 1 - side, quiet ? Repetition.countAsHunted(this, move) : 0);
        men.marks[mover] |= Men.MOVED;
        if (target < 0) {
            march(mover, side, move);
        } else {
            strike(mover, target, side, move);
        }
        ply++;
        past.writeBoard(ply, men.hash());
        toMove = 1 - side;
        pass();
    }

    private void march(int mover, int side, int move) {
        men.relocate(mover, side, MoveCode.from(move), MoveCode.to(move));
        if (!tables.forgets && MoveCode.isLong(move)) {
            men.marks[mover] |= Men.SHOWN;
        }
    }

    private void strike(int mover, int target, int side, int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        byte shown = tables.forgets ? 0 : (byte) Men.SHOWN;
        switch (tables.clash(men.rank[mover], men.rank[target])) {
            case Tables.ATTACKER_WINS -> {
                men.remove(target, 1 - side, to);
                men.relocate(mover, side, from, to);
                men.marks[mover] |= shown;
                captor = men.isFlag(target) ? side : captor;
            }
            case Tables.DEFENDER_WINS -> {
                men.remove(mover, side, from);
                men.marks[target] |= shown;
                if (isAdvancing(target)) {
                    men.relocate(target, 1 - side, to, MoveCode.struckFrom(move));
                    men.marks[target] |= Men.MOVED;
                }
            }
            default -> {
                men.remove(mover, side, from);
                men.remove(target, 1 - side, to);
            }
        }
    }

    private boolean isAdvancing(int defender) {
        return tables.advances && men.canMove(defender);
    }

    /// A blocked player passes where the law says so, unless the other side is blocked too.
    private void pass() {
        if (tables.passes && captor < 0 && men.hasArmy(0) && men.hasArmy(1) && !hasMove()) {
            toMove = 1 - toMove;
            if (hasMove()) {
                // A game that ends on the quiet limit goes no further, so nobody has to pass in it.
                past.writePass(ply, 1 - toMove, !Ending.isQuiet(this));
            } else {
                toMove = 1 - toMove;
            }
        }
    }

    /// Takes the latest move back.
    public void undo() {
        ply--;
        int move = past.move(ply);
        int mover = past.mover(ply);
        int target = past.target(ply);
        int side = men.side(mover);
        if (target < 0) {
            men.relocate(mover, side, MoveCode.to(move), MoveCode.from(move));
        } else {
            unstrike(mover, target, side, move);
            men.marks[target] = past.targetMarks(ply);
        }
        men.marks[mover] = past.moverMarks(ply);
        toMove = side;
        captor = -1;
    }

    private void unstrike(int mover, int target, int side, int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        switch (tables.clash(men.rank[mover], men.rank[target])) {
            case Tables.ATTACKER_WINS -> {
                men.relocate(mover, side, to, from);
                men.put(target, 1 - side, to);
            }
            case Tables.DEFENDER_WINS -> {
                if (isAdvancing(target)) {
                    men.relocate(target, 1 - side, MoveCode.struckFrom(move), to);
                }
                men.put(mover, side, from);
            }
            default -> {
                men.put(mover, side, from);
                men.put(target, 1 - side, to);
            }
        }
    }

    // --- Asking ----------------------------------------------------------------------------------------------

    /// Writes every legal move and tells how many there are, whether or not the game is over for another reason.
    public int moves(int[] out) {
        int count = Reach.write(this, out);
        return Repetition.isArmed(this) ? Repetition.sift(this, out, count) : count;
    }

    /// Writes every legal move that strikes and tells how many there are.
    public int strikes(int[] out) {
        int count = Reach.writeStrikes(this, out);
        return Repetition.isArmed(this) ? Repetition.sift(this, out, count) : count;
    }

    /// {@return how many legal moves there are}
    public int countMoves() {
        return Repetition.isArmed(this) ? moves(scratch()) : Reach.count(this);
    }

    /// Writes every move that is legal, the repetition laws aside, and tells how many there are.
    public int reach(int[] out) {
        return Reach.write(this, out);
    }

    /// {@return how many times in a row the piece has just crossed the most worn boundary on this way}
    public int timesCrossed(int move) {
        return Repetition.timesCrossed(this, move);
    }

    /// {@return how many times in a row a boundary may be crossed, or zero where the law sets no number}
    public int timesAllowed() {
        return tables.shuttle ? Repetition.SHUTTLE_CROSSINGS : tables.crossings;
    }

    /// {@return whether the chase law forbids this move}
    public boolean isChaseForbidden(int move) {
        return Repetition.law(this, move) == Repetition.CHASE;
    }

    private int[] scratch() {
        if (scratch.length == 0) {
            scratch = new int[MOST_MOVES];
        }
        return scratch;
    }

    boolean hasMove() {
        return Reach.hasStep(this, toMove) && (!Repetition.isArmed(this) || countMoves() > 0);
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
        return past.quiet(ply);
    }

    /// {@return whether the side that should have moved now was blocked and passed}
    public boolean passed() {
        return past.passed(ply);
    }

    /// {@return a side's chase counter}
    public int chase(int side) {
        return past.chase(ply, side);
    }

    /// {@return how many of a side's latest moves, in a row, the same piece made}
    int run(int side) {
        return past.run(ply, side);
    }

    /// {@return the ply of a side's latest move, or minus one}
    int last(int side) {
        return past.last(ply, side);
    }

    /// {@return a number that stands for which piece stands where}
    public long hash() {
        return men.hash();
    }

    /// {@return how many pieces there were at the start}
    public int pieces() {
        return men.rank.length;
    }

    /// {@return whether pieces can stand on a cell: no lake and no wall}
    public boolean isGround(int cell) {
        return tables.isGround(cell);
    }

    /// {@return the number of the piece on a cell, or a negative number}
    public int pieceAt(int cell) {
        return men.pieceAt(cell);
    }

    public int side(int number) {
        return men.side(number);
    }

    /// {@return the ordinal of a piece's rank}
    public int rank(int number) {
        return men.rank[number];
    }

    /// {@return the cell of a piece, or zero if it has fallen}
    public int place(int number) {
        return men.place(number);
    }

    /// {@return the cell where a piece began}
    public int home(int number) {
        return men.home(number);
    }

    public boolean hasMoved(int number) {
        return (men.marks[number] & Men.MOVED) != 0;
    }

    /// {@return whether the enemy has been shown this piece for good}
    public boolean isShown(int number) {
        return (men.marks[number] & Men.SHOWN) != 0;
    }

    /// {@return the move made at a ply}
    public int moveAt(int when) {
        return past.move(when);
    }

    /// {@return the number of the piece that moved at a ply}
    public int moverAt(int when) {
        return past.mover(when);
    }

    /// {@return the number of the piece struck at a ply, or a negative number}
    public int targetAt(int when) {
        return past.target(when);
    }

    /// {@return whether the side that should have moved after this ply was blocked and passed}
    public boolean passedAfter(int when) {
        return past.passed(when + 1);
    }

    /// {@return the ply of the same side's move before the one at this ply, or a negative number}
    int before(int when) {
        return past.last(when, men.side(past.mover(when)));
    }

    /// {@return the board's number after so many plies}
    long hashAfter(int plies) {
        return past.board(plies);
    }

    /// Gives a piece that has never fought another rank. Whoever searches an imagined world uses it; the past,
    /// which knows pieces by number alone, stays true.
    public void imagine(int number, int newRank) {
        men.imagine(number, newRank);
    }

    /// {@return everything that play may change, for tests that undo restores all of it}
    String dump() {
        return men + " to move " + toMove + " ply " + ply + " captor " + captor + " " + past.row(ply);
    }
}
