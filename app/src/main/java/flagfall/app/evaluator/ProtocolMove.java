package flagfall.app.evaluator;

import flagfall.position.Move;
import java.util.List;
import java.util.Optional;

/// A move as the protocol writes it: `3 6 UP`, or `3 6 UP 4` for a scout that goes four squares.
public record ProtocolMove(Point from, Direction direction, int squares) {

    public static ProtocolMove of(Move move) {
        Point from = Point.of(move.from());
        Point to = Point.of(move.to());
        int squares = Math.abs(to.x() - from.x()) + Math.abs(to.y() - from.y());
        return new ProtocolMove(from, Direction.between(from, to), squares);
    }

    /// {@return the same move in our own words; it may lead off the board}
    public Move move() {
        return new Move.Straight(from.square(), direction.from(from, squares).square());
    }

    /// {@return the move that a line of blanks and words says, whatever follows it}
    public static Optional<ProtocolMove> read(String line) {
        return read(words(line));
    }

    static Optional<ProtocolMove> read(List<String> words) {
        if (words.size() < 3 || !isNumber(words.get(0)) || !isNumber(words.get(1))) {
            return Optional.empty();
        }
        Point from = new Point(Integer.parseInt(words.get(0)), Integer.parseInt(words.get(1)));
        int squares = hasNumber(words) ? Integer.parseInt(words.get(3)) : 1;
        return Direction.read(words.get(2)).map(direction -> new ProtocolMove(from, direction, squares));
    }

    /// {@return how many words of a line that begins with a move belong to the move}
    static int length(List<String> words) {
        return hasNumber(words) ? 4 : 3;
    }

    private static boolean hasNumber(List<String> words) {
        return words.size() > 3 && isNumber(words.get(3));
    }

    static List<String> words(String line) {
        return List.of(line.strip().split("\\s+"));
    }

    private static boolean isNumber(String word) {
        return word.matches("[0-9]{1,2}");
    }

    @Override
    public String toString() {
        return from.x() + " " + from.y() + " " + direction + (squares == 1 ? "" : " " + squares);
    }
}
