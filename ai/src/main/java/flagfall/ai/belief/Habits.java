package flagfall.ai.belief;

import flagfall.ai.data.DataFile;
import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import java.util.List;

/// How people set up: how often each rank stands on each home square, and where bombs stand about a flag. The tables
/// were counted on ten columns and four rows; a home of another shape is read as the nearest square of that one.
public final class Habits {

    private static final int COLUMNS = 10;
    private static final int ROWS = 4;
    private static final int SQUARES = COLUMNS * ROWS;
    private static final double UNIT = 10_000;

    /// As people set up forty pieces, as the strongest known player does, and as people set up eight.
    public static final Habits CLASSIC = read("classic.txt");

    public static final Habits LEARNED = read("learned.txt");
    public static final Habits SPARSE = read("barrage.txt");

    private final double[][] stands = new double[Ranks.COUNT][SQUARES];
    private final double[][] bombs = new double[SQUARES][SQUARES];

    private Habits(List<String> lines) {
        for (int rank = 0; rank < Ranks.COUNT; rank++) {
            fill(stands[rank], lines.get(rank));
        }
        for (int flag = 0; flag < SQUARES; flag++) {
            fill(bombs[flag], lines.get(Ranks.COUNT + flag));
        }
    }

    private static void fill(double[] row, String line) {
        String[] words = line.split(" ", -1);
        for (int square = 0; square < SQUARES; square++) {
            row[square] = Integer.parseInt(words[square + 1]) / UNIT;
        }
    }

    private static Habits read(String name) {
        return new Habits(DataFile.lines(Habits.class, name));
    }

    /// {@return the habits that fit a ruleset: an army that leaves most of its home empty is another game}
    public static Habits of(Ruleset rules) {
        int home = rules.board().columns() * rules.board().homeRows();
        return 2 * rules.army().size() < home ? SPARSE : CLASSIC;
    }

    /// {@return the square of the tables that a home cell is read as, or a negative number if it is no home of the
    // side}
    public static int square(Board board, int side, int cell) {
        Square square = Grid.square(cell);
        if (!board.isHome(square, side == 0 ? Side.RED : Side.BLUE)) {
            return -1;
        }
        int depth = side == 0 ? board.homeRows() - 1 - square.row() : square.row() - (board.rows() - board.homeRows());
        int across = side == 0 ? square.column() : board.columns() - 1 - square.column();
        return scaled(depth, board.homeRows(), ROWS) * COLUMNS + scaled(across, board.columns(), COLUMNS);
    }

    private static int scaled(int index, int count, int onto) {
        return count == onto ? index : count == 1 ? onto - 1 : Math.round((float) index * (onto - 1) / (count - 1));
    }

    /// {@return how often a rank stands on a square}
    public double stands(int rank, int square) {
        return stands[rank][square];
    }

    /// {@return how often a bomb stands on a square when the flag stands on another}
    public double bombs(int flag, int square) {
        return bombs[flag][square];
    }

    /// {@return how often a bomb stands on a square}
    public double bombs(int square) {
        return stands[Rank.BOMB.ordinal()][square];
    }
}
