package flagfall.board;

import flagfall.piece.Side;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/// What a game is played on: its size, its lakes, and how many rows each army sets up in. A board may be a draft that
/// cannot be played on; [#faults()] tells why.
public record Board(int columns, int rows, int homeRows, Set<Square> lakes) {

    /// The smallest number of columns and of rows.
    public static final int LEAST = 4;

    public Board {
        lakes = java.util.Collections.unmodifiableSortedSet(new TreeSet<>(lakes));
    }

    /// A board as a picture, the highest row first: `b` and `r` the homes, `~` a lake, `.` open ground.
    public static Board drawn(String picture) {
        List<String> lines =
                picture.lines().map(line -> line.replace(" ", "")).toList().reversed();
        Set<Square> lakes = new TreeSet<>();
        for (int row = 0; row < lines.size(); row++) {
            for (int column = 0; column < lines.get(row).length(); column++) {
                if (lines.get(row).charAt(column) == '~') {
                    lakes.add(new Square(column, row));
                }
            }
        }
        int homeRows = (int) lines.stream().filter(line -> line.contains("r")).count();
        return new Board(lines.getFirst().length(), lines.size(), homeRows, lakes);
    }

    /// {@return this board as a picture that [#drawn] reads}
    public String picture() {
        StringBuilder picture = new StringBuilder();
        for (int row = rows - 1; row >= 0; row--) {
            for (int column = 0; column < columns; column++) {
                picture.append(column == 0 ? "" : " ").append(mark(new Square(column, row)));
            }
            picture.append('\n');
        }
        return picture.toString();
    }

    private char mark(Square square) {
        if (lakes.contains(square)) {
            return '~';
        }
        return isHome(square, Side.RED) ? 'r' : isHome(square, Side.BLUE) ? 'b' : '.';
    }

    /// {@return whether this square lies inside the edges, lake or not}
    public boolean holds(Square square) {
        return square.column() >= 0 && square.column() < columns && square.row() >= 0 && square.row() < rows;
    }

    /// Red's home is the lowest rows, Blue's the highest, as many each.
    public boolean isHome(Square square, Side side) {
        return holds(square) && (side == Side.RED ? square.row() < homeRows : square.row() >= rows - homeRows);
    }

    /// {@return the squares a side sets up on, front row first, each row left to right as its owner sees it}
    public List<Square> home(Side side) {
        List<Square> home = new ArrayList<>();
        for (int depth = homeRows - 1; depth >= 0; depth--) {
            for (int across = 0; across < columns; across++) {
                home.add(
                        side == Side.RED
                                ? new Square(across, depth)
                                : new Square(columns - 1 - across, rows - 1 - depth));
            }
        }
        return home;
    }

    /// {@return what keeps this board from being played on, every reason at once}
    public List<Problem> faults() {
        List<Problem> faults = new ArrayList<>();
        if (columns < LEAST || columns > Square.MOST) {
            faults.add(TextProblem.COLUMNS_RANGE.with(LEAST, Square.MOST, columns));
        }
        if (rows < LEAST || rows > Square.MOST) {
            faults.add(TextProblem.ROWS_RANGE.with(LEAST, Square.MOST, rows));
        }
        if (homeRows < 1) {
            faults.add(TextProblem.HOME_ROWS_LEAST.with(1, homeRows));
        } else if (2 * homeRows >= rows) {
            faults.add(TextProblem.HOME_ROWS_MOST.with(homeRows, rows));
        }
        for (Square lake : lakes) {
            if (!holds(lake)) {
                faults.add(TextProblem.LAKE_OUTSIDE.with(lake.toString()));
            } else if (isHome(lake, Side.RED) || isHome(lake, Side.BLUE)) {
                faults.add(TextProblem.LAKE_IN_HOME.with(lake.toString()));
            }
        }
        return faults;
    }
}
