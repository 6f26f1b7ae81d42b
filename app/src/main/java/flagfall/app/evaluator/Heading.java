package flagfall.app.evaluator;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Where a piece goes, on a board with Red at the top.
public enum Heading {
    UP(0, -1),
    DOWN(0, 1),
    LEFT(-1, 0),
    RIGHT(1, 0);

    private final int dx;
    private final int dy;

    Heading(int dx, int dy) {
        this.dx = dx;
        this.dy = dy;
    }

    Point from(Point start, int squares) {
        return new Point(start.x() + dx * squares, start.y() + dy * squares);
    }

    /// {@return the way from one point to another in the same row or column}
    static Heading between(Point from, Point to) {
        int dx = Integer.signum(to.x() - from.x());
        int dy = Integer.signum(to.y() - from.y());
        return Arrays.stream(values())
                .filter(heading -> heading.dx == dx && heading.dy == dy)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("not in line: " + from + ", " + to));
    }

    static Optional<Heading> read(String word) {
        String name = word.toUpperCase(Locale.ROOT);
        return Arrays.stream(values())
                .filter(heading -> heading.name().equals(name))
                .findFirst();
    }
}
