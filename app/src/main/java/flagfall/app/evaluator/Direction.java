package flagfall.app.evaluator;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// The direction in which a piece goes, on a board with Red at the top.
public enum Direction {
    UP(0, -1),
    DOWN(0, 1),
    LEFT(-1, 0),
    RIGHT(1, 0);

    private final int dx;
    private final int dy;

    Direction(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    Point from(Point start, int squares) {
        return new Point(start.x() + dx * squares, start.y() + dy * squares);
    }

    /// {@return the way from one point to another in the same row or column}
    static Direction between(Point from, Point to) {
        int dx = Integer.signum(to.x() - from.x());
        int dy = Integer.signum(to.y() - from.y());
        return Arrays.stream(values())
                .filter(direction -> direction.dx == dx && direction.dy == dy)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not in line: " + from + ", " + to));
    }

    static Optional<Direction> read(String word) {
        String name = word.toUpperCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(direction -> direction.name().equals(name))
                .findFirst();
    }
}
