package flagfall.core;

import flagfall.piece.Rank;
import java.util.Arrays;

/// Who stands where. Pieces have numbers: Red's in the order of the squares they began on, then Blue's. A number says
/// nothing of a rank, and it is what "the same piece" and "the same board" mean to the repetition laws.
final class PieceList {

    static final int EMPTY = 0;
    static final int WALL = -1;

    static final int MOVED = 1;
    static final int SHOWN = 2;

    private static final int SCOUT = Rank.SCOUT.ordinal();
    private static final int FLAG = Rank.FLAG.ordinal();
    private static final int BOMB = Rank.BOMB.ordinal();

    /// By cell: zero for empty, minus one for a wall, otherwise a piece's number plus one.
    final byte[] at;
    /// By piece number.
    final byte[] rank;
    final byte[] marks;
    private final byte[] place;
    private final byte[] home;
    final int firstBlue;

    /// Bits of cells, two longs for Red and two for Blue: pieces that can move, pieces that cannot, scouts.
    final long[] movers;
    final long[] fixed;
    final long[] scouts;

    /// The Zobrist hash of the board.
    private long hash;

    PieceList(Tables tables, byte[] lineup) {
        at = new byte[Grid.CELLS];
        movers = new long[4];
        fixed = new long[4];
        scouts = new long[4];
        int pieces = 0;
        for (byte code : lineup) {
            pieces += code == 0 ? 0 : 1;
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
    }

    PieceList(PieceList other) {
        at = other.at.clone();
        rank = other.rank.clone();
        marks = other.marks.clone();
        place = other.place.clone();
        home = other.home;
        firstBlue = other.firstBlue;
        movers = other.movers.clone();
        fixed = other.fixed.clone();
        scouts = other.scouts.clone();
        hash = other.hash;
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
                number++;
            }
        }
        return number;
    }

    void put(int number, int side, int cell) {
        at[cell] = (byte) (number + 1);
        place[number] = (byte) cell;
        hash += ZobristKeys.of(number, cell);
        flip(number, side, cell);
    }

    void remove(int number, int side, int cell) {
        at[cell] = EMPTY;
        place[number] = 0;
        hash -= ZobristKeys.of(number, cell);
        flip(number, side, cell);
    }

    /// Only a piece that can move is ever relocated.
    void relocate(int number, int side, int from, int to) {
        at[from] = EMPTY;
        at[to] = (byte) (number + 1);
        place[number] = (byte) to;
        hash += ZobristKeys.between(number, from, to);
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

    void setRank(int number, int newRank) {
        int cell = place[number];
        if (cell != 0) {
            flip(number, side(number), cell);
        }
        rank[number] = (byte) newRank;
        if (cell != 0) {
            flip(number, side(number), cell);
        }
    }

    int side(int number) {
        return number < firstBlue ? 0 : 1;
    }

    int place(int number) {
        return place[number];
    }

    int home(int number) {
        return home[number];
    }

    /// {@return the number of the piece on a cell, or a negative number}
    int pieceAt(int cell) {
        return at[cell] <= 0 ? -1 : at[cell] - 1;
    }

    boolean isEnemy(int cell, int side) {
        int piece = at[cell];
        return piece > 0 && (side == 0) == (piece > firstBlue);
    }

    boolean canMove(int number) {
        return rank[number] != FLAG && rank[number] != BOMB;
    }

    boolean isFlag(int number) {
        return rank[number] == FLAG;
    }

    boolean isScout(int number) {
        return rank[number] == SCOUT;
    }

    /// {@return whether a side has anything left that can move}
    boolean hasArmy(int side) {
        return (movers[side << 1] | movers[side << 1 | 1]) != 0;
    }

    /// {@return whether a piece of this side stands next to the cell}
    boolean isNear(int cell, int side) {
        int low = side << 1;
        return Grid.touchesAny(cell, movers[low] | fixed[low], movers[low | 1] | fixed[low | 1]);
    }

    long hash() {
        return hash;
    }

    /// {@return what [#hash()] would be if the piece on one cell stood on another}
    long hashIf(int from, int to) {
        return hash + ZobristKeys.between(at[from] - 1, from, to);
    }

    @Override
    public String toString() {
        return Arrays.toString(at)
                + Arrays.toString(rank)
                + Arrays.toString(place)
                + Arrays.toString(marks)
                + Arrays.toString(movers)
                + Arrays.toString(fixed)
                + Arrays.toString(scouts)
                + hash;
    }
}
