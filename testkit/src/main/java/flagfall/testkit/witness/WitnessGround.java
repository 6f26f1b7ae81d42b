package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessRules;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// The squares of a board: which there are, what they are called, which are lakes and how they lie to each other. A
/// square is a number, counted from `a1` along the row and then row by row upwards.
final class WitnessGround {

    private final int columns;
    private final int rows;
    private final String[] names;
    private final boolean[] lakes;
    private final List<List<Integer>> neighbours = new ArrayList<>();
    private final List<List<List<Integer>>> rays = new ArrayList<>();

    WitnessGround(WitnessRules rules) {
        columns = rules.columns();
        rows = rules.rows();
        names = new String[columns * rows];
        lakes = new boolean[columns * rows];
        for (int square = 0; square < size(); square++) {
            names[square] = (char) ('a' + column(square)) + String.valueOf(row(square) + 1);
            lakes[square] = rules.lakes().contains(names[square]);
            rays.add(raysFrom(square));
            neighbours.add(rays.get(square).stream()
                    .flatMap(ray -> ray.stream().limit(1))
                    .toList());
        }
    }

    private List<List<Integer>> raysFrom(int square) {
        int[] edges = {
            square(0, row(square)), square(columns - 1, row(square)),
            square(column(square), 0), square(column(square), rows - 1)
        };
        return IntStream.of(edges)
                .mapToObj(edge -> line(square, edge))
                .map(line -> line.subList(1, line.size()))
                .toList();
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    int size() {
        return columns * rows;
    }

    boolean contains(int column, int row) {
        return column >= 0 && column < columns && row >= 0 && row < rows;
    }

    int square(int column, int row) {
        return row * columns + column;
    }

    int column(int square) {
        return square % columns;
    }

    int row(int square) {
        return square / columns;
    }

    String name(int square) {
        return names[square];
    }

    boolean isLake(int square) {
        return lakes[square];
    }

    List<Integer> neighbours(int square) {
        return neighbours.get(square);
    }

    /// The squares from one to each edge of the board, nearest first.
    List<List<Integer>> rays(int square) {
        return rays.get(square);
    }

    /// How many orthogonal steps lead from one square to the other.
    int distance(int one, int other) {
        return Math.abs(column(one) - column(other)) + Math.abs(row(one) - row(other));
    }

    /// To touch is to be an orthogonal neighbour.
    boolean touch(int one, int other) {
        return distance(one, other) == 1;
    }

    boolean sameRow(int one, int other) {
        return row(one) == row(other);
    }

    boolean sameColumn(int one, int other) {
        return column(one) == column(other);
    }

    /// Whether both squares are in one row or one column, a square being in line with itself.
    boolean inLine(int one, int other) {
        return sameRow(one, other) || sameColumn(one, other);
    }

    /// Every square from one to the other along the line that both are in, both ends included.
    List<Integer> line(int from, int to) {
        int columnStep = Integer.signum(column(to) - column(from));
        int rowStep = Integer.signum(row(to) - row(from));
        List<Integer> squares = new ArrayList<>();
        for (int away = 0; away <= distance(from, to); away++) {
            squares.add(square(column(from) + away * columnStep, row(from) + away * rowStep));
        }
        return squares;
    }

    /// Every square that the move passes through, its first and its last included.
    List<Integer> path(WitnessMove move) {
        List<Integer> squares = line(move.from(), move.stop());
        if (move instanceof WitnessMove.Turning) {
            squares.add(move.to());
        }
        return squares;
    }

    String text(WitnessMove move) {
        return switch (move) {
            case WitnessMove.Straight(int from, int to) -> name(from) + name(to);
            case WitnessMove.Turning(int from, int turn, int to) -> name(from) + name(turn) + name(to);
        };
    }
}
