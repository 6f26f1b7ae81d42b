package flagfall.core;

import flagfall.piece.Rank;
import java.util.Arrays;

/// A game under way, in primitives: who stands where, and all of the past that the law still asks about. It is
/// mutable and fast; [#play(int)] makes a move and [#undo()] takes it back to the last bit.
///
/// Pieces have numbers: Red's in the order of the squares they began on, then Blue's. A number says nothing of a
/// rank, and it is what "the same piece" and "the same board" mean to the repetition laws.
///
/// The other classes of this package are chapters of the law over this state: [Reach] finds moves, [Repetition]
/// forbids some, [Judge] tells why a wish is refused, [Ending] says whether the game is over.
public final class Field {

    /// The most moves a position can have, with room to spare: size the array given to [#moves(int[])] by it.
    public static final int MOST_MOVES = 4096;

    static final int EMPTY = 0;
    static final int WALL = -1;

    private static final int MOVED = 1;
    private static final int SHOWN = 2;
    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();

    final Tables tables;
    /// By cell: zero for empty, minus one for a wall, otherwise a piece's number plus one.
    final byte[] at;
    /// By piece number.
    private final byte[] rank;
    private final byte[] place;
    private final byte[] home;
    private final byte[] marks;
    final int firstBlue;

    /// Bits of cells, two longs for Red and two for Blue: pieces that can move, pieces that cannot, scouts.
    final long[] movers;
    final long[] fixed;
    final long[] scouts;

    final int[] chase;
    /// How many of a side's latest moves, in a row, the same piece made.
    final int[] run;
    /// The ply of a side's latest move, or minus one.
    final int[] last;
    private final Chronicle past;
    int toMove;
    int ply;
    int quiet;
    /// The side that struck the flag, or minus one.
    int captor = -1;
    private boolean passed;
    private long hash;
    /// Room to count moves in; made when it is first needed.
    private int[] scratch = {};

    /// A field with these pieces on it and no past.
    ///
    /// @param lineup by cell, what [#man(int, Rank)] gives, or zero
    public Field(Tables tables, byte[] lineup, int toMove) {
        this.tables = tables;
        this.toMove = toMove;
        at = new byte[Grid.CELLS];
        movers = new long[4];
        fixed = new long[4];
        scouts = new long[4];
        chase = new int[2];
        run = new int[2];
        last = new int[] {-1, -1};
        past = new Chronicle();
        int pieces = 0;
        for (byte man : lineup) {
            pieces += man == 0 ? 0 : 1;
        }
        rank = new byte[pieces];
        place = new byte[pieces];
        home = new byte[pieces];
        marks = new byte[pieces];
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            at[cell] = tables.isGround(cell) ? EMPTY : (byte) WALL;
        }
        firstBlue = enlist(lineup, 0, 0);
        enlist(lineup, 1, firstBlue);
        past.begin(hash);
        pass();
    }

    private Field(Field other) {
        tables = other.tables;
        at = other.at.clone();
        rank = other.rank.clone();
        place = other.place.clone();
        home = other.home.clone();
        marks = other.marks.clone();
        firstBlue = other.firstBlue;
        movers = other.movers.clone();
        fixed = other.fixed.clone();
        scouts = other.scouts.clone();
        chase = other.chase.clone();
        run = other.run.clone();
        last = other.last.clone();
        past = new Chronicle(other.past, other.ply);
        toMove = other.toMove;
        ply = other.ply;
        quiet = other.quiet;
        captor = other.captor;
        passed = other.passed;
        hash = other.hash;
    }

    /// {@return one piece in a line-up}
    public static byte man(int side, Rank rank) {
        return (byte) (1 + rank.ordinal() + side * Tables.RANKS);
    }

    public Field copy() {
        return new Field(this);
    }

    private int enlist(byte[] lineup, int side, int number) {
        for (int cell = 0; cell < lineup.length; cell++) {
            if (lineup[cell] != 0 && (lineup[cell] - 1) / Tables.RANKS == side) {
                if (at[cell] != EMPTY) {
                    throw new IllegalArgumentException("no ground to stand on: " + Grid.square(cell));
                }
                rank[number] = (byte) ((lineup[cell] - 1) % Tables.RANKS);
                home[number] = (byte) cell;
                put(number, side, cell);
                hash += Keys.of(number, cell);
                number++;
            }
        }
        return number;
    }

    // --- Playing ---------------------------------------------------------------------------------------------

    /// Makes a move, which must be one of [#moves(int[])].
    public void play(int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int side = toMove;
        int mover = at[from] - 1;
        int target = at[to] - 1;
        past.write(this, move, mover, target, marks[mover], target < 0 ? 0 : marks[target]);
        quiet = target < 0 ? quiet + 1 : 0;
        if (tables.chase) {
            Repetition.countChase(this, side, from, to, target >= 0);
        }
        int latest = last[side];
        run[side] = latest >= 0 && past.mover(latest) == mover ? run[side] + 1 : 1;
        last[side] = ply;
        marks[mover] |= MOVED;
        if (target < 0) {
            march(mover, side, from, to, move);
        } else {
            strike(mover, target, side, move);
        }
        ply++;
        past.seal(ply, hash);
        toMove = 1 - side;
        passed = false;
        pass();
    }

    private void march(int mover, int side, int from, int to, int move) {
        relocate(mover, side, from, to);
        hash += Keys.between(mover, from, to);
        if (!tables.forgets && MoveCode.isLong(move)) {
            marks[mover] |= SHOWN;
        }
    }

    private void strike(int mover, int target, int side, int move) {
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int shown = tables.forgets ? 0 : SHOWN;
        switch (tables.clash(rank[mover], rank[target])) {
            case Tables.ATTACKER_WINS -> {
                remove(target, 1 - side, to);
                relocate(mover, side, from, to);
                hash += Keys.between(mover, from, to) - Keys.of(target, to);
                marks[mover] |= (byte) shown;
                if (rank[target] == FLAG) {
                    captor = side;
                }
            }
            case Tables.DEFENDER_WINS -> {
                remove(mover, side, from);
                hash -= Keys.of(mover, from);
                marks[target] |= (byte) shown;
                if (isAdvancing(target)) {
                    int ahead = MoveCode.struckFrom(move);
                    relocate(target, 1 - side, to, ahead);
                    hash += Keys.between(target, to, ahead);
                    marks[target] |= MOVED;
                }
            }
            default -> {
                remove(mover, side, from);
                remove(target, 1 - side, to);
                hash -= Keys.of(mover, from) + Keys.of(target, to);
            }
        }
    }

    private boolean isAdvancing(int defender) {
        return tables.advances && rank[defender] != BOMB;
    }

    /// A blocked player passes where the law says so, unless the other side is blocked too.
    private void pass() {
        if (tables.passes && captor < 0 && hasArmy(0) && hasArmy(1) && !hasMove()) {
            toMove = 1 - toMove;
            if (hasMove()) {
                // A game that ends on the quiet limit goes no further, so nobody has to pass in it.
                passed = !Ending.isQuiet(this);
                run[1 - toMove] = 0;
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
        int from = MoveCode.from(move);
        int to = MoveCode.to(move);
        int side = mover < firstBlue ? 0 : 1;
        if (target < 0) {
            relocate(mover, side, to, from);
        } else {
            switch (tables.clash(rank[mover], rank[target])) {
                case Tables.ATTACKER_WINS -> {
                    relocate(mover, side, to, from);
                    put(target, 1 - side, to);
                }
                case Tables.DEFENDER_WINS -> {
                    if (isAdvancing(target)) {
                        relocate(target, 1 - side, MoveCode.struckFrom(move), to);
                    }
                    put(mover, side, from);
                }
                default -> {
                    put(mover, side, from);
                    put(target, 1 - side, to);
                }
            }
            marks[target] = past.targetMarks(ply);
        }
        marks[mover] = past.moverMarks(ply);
        toMove = side;
        captor = -1;
        hash = past.hash(ply);
        passed = past.restore(this);
    }

    private void put(int number, int side, int cell) {
        at[cell] = (byte) (number + 1);
        place[number] = (byte) cell;
        flip(number, side, cell);
    }

    private void remove(int number, int side, int cell) {
        at[cell] = EMPTY;
        place[number] = 0;
        flip(number, side, cell);
    }

    private void relocate(int number, int side, int from, int to) {
        at[from] = EMPTY;
        at[to] = (byte) (number + 1);
        place[number] = (byte) to;
        int low = side << 1;
        movers[low | from >>> 6] ^= 1L << from;
        movers[low | to >>> 6] ^= 1L << to;
        if (rank[number] == SCOUT) {
            scouts[low | from >>> 6] ^= 1L << from;
            scouts[low | to >>> 6] ^= 1L << to;
        }
    }

    private void flip(int number, int side, int cell) {
        int word = side << 1 | cell >>> 6;
        int kind = rank[number];
        if (kind == FLAG || kind == BOMB) {
            fixed[word] ^= 1L << cell;
        } else {
            movers[word] ^= 1L << cell;
            if (kind == SCOUT) {
                scouts[word] ^= 1L << cell;
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

    boolean hasArmy(int side) {
        return (movers[side << 1] | movers[side << 1 | 1]) != 0;
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
        return quiet;
    }

    /// {@return whether the side that should have moved now was blocked and passed}
    public boolean passed() {
        return passed;
    }

    /// {@return a side's chase counter}
    public int chase(int side) {
        return chase[side];
    }

    /// {@return a number that stands for which piece stands where}
    public long hash() {
        return hash;
    }

    /// {@return how many pieces there were at the start}
    public int pieces() {
        return rank.length;
    }

    /// {@return whether pieces can stand on a cell: no lake and no wall}
    public boolean isGround(int cell) {
        return tables.isGround(cell);
    }

    /// {@return the number of the piece on a cell, or a negative number}
    public int pieceAt(int cell) {
        return at[cell] <= 0 ? -1 : at[cell] - 1;
    }

    public int side(int number) {
        return number < firstBlue ? 0 : 1;
    }

    /// {@return the ordinal of a piece's rank}
    public int rank(int number) {
        return rank[number];
    }

    /// {@return the cell of a piece, or zero if it has fallen}
    public int place(int number) {
        return place[number];
    }

    /// {@return the cell where a piece began}
    public int home(int number) {
        return home[number];
    }

    public boolean hasMoved(int number) {
        return (marks[number] & MOVED) != 0;
    }

    /// {@return whether the enemy has been shown this piece for good}
    public boolean isShown(int number) {
        return (marks[number] & SHOWN) != 0;
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
        return when + 1 < ply ? past.passedBefore(when + 1) : passed;
    }

    /// {@return the ply of the same side's move before the one at this ply, or a negative number}
    int before(int when) {
        return past.before(when);
    }

    /// {@return the board's number after so many plies}
    long hashAfter(int plies) {
        return past.hash(plies);
    }

    /// {@return what [#hash()] would be after this march}
    long hashIf(int from, int to) {
        return hash + Keys.between(at[from] - 1, from, to);
    }

    /// Gives a piece that has never fought another rank. Whoever searches an imagined world uses it; the past,
    /// which knows pieces by number alone, stays true.
    public void imagine(int number, int newRank) {
        int side = side(number);
        int cell = place[number];
        if (cell != 0) {
            flip(number, side, cell);
        }
        rank[number] = (byte) newRank;
        if (cell != 0) {
            flip(number, side, cell);
        }
    }

    /// {@return everything that play may change, for tests that undo restores all of it}
    String dump() {
        return Arrays.toString(at) + Arrays.toString(rank) + Arrays.toString(place) + Arrays.toString(marks)
                + Arrays.toString(movers) + Arrays.toString(fixed) + Arrays.toString(scouts)
                + Arrays.toString(chase) + Arrays.toString(run) + Arrays.toString(last)
                + toMove + " " + ply + " " + quiet + " " + captor + " " + passed + " " + hash;
    }
}
