package flagfall.notation;

import flagfall.board.Square;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Refusal;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Moves as squares without separators: `a4a5`, or `a4a7b7` for a scout that turns to strike.
public final class MoveText {

    private static final Pattern SQUARES =
            Pattern.compile("([A-Za-z])([0-9]{1,2})([A-Za-z])([0-9]{1,2})(?:([A-Za-z])([0-9]{1,2}))?");

    private MoveText() {}

    public static String write(Move move) {
        return move.toString();
    }

    /// {@return the move this text names, on whatever board; nothing if it is malformed}
    public static Optional<Move> read(String text) {
        Matcher squares = SQUARES.matcher(text);
        if (!squares.matches()) {
            return Optional.empty();
        }
        Square first = square(squares.group(1), squares.group(2));
        Square second = square(squares.group(3), squares.group(4));
        return Optional.of(
                squares.group(5) == null
                        ? new Move.Straight(first, second)
                        : new Move.Turning(first, second, square(squares.group(5), squares.group(6))));
    }

    /// {@return why the move this text names cannot be made now, or nothing if it can}
    public static Optional<Refusal> refusal(Position position, String text) {
        if (position.outcome().isOver()) {
            return Optional.of(Refusal.GAME_OVER);
        }
        return read(text).map(position::refusal).orElse(Optional.of(Refusal.MALFORMED));
    }

    private static Square square(String column, String row) {
        return new Square(column.charAt(0) - 'a', Integer.parseInt(row) - 1);
    }
}
