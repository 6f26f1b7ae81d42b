package flagfall.testkit.witness;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A move as text, before it is known whether its squares exist.
final class WitnessMoveText {

    private static final Pattern SQUARE = Pattern.compile("([A-Za-z])([0-9]{1,2})");
    private static final Pattern MOVE = Pattern.compile("(?:" + SQUARE + "){2,3}");

    private final WitnessGround ground;
    private final String text;

    WitnessMoveText(WitnessGround ground, String text) {
        this.ground = ground;
        this.text = text;
    }

    /// `malformed`: not two or three squares, each a letter and one or two digits.
    boolean isMalformed() {
        return !MOVE.matcher(text).matches();
    }

    /// `off-board`: the files are small letters from `a`, the rows numbers from 1.
    boolean isOffBoard() {
        Matcher named = SQUARE.matcher(text);
        while (named.find()) {
            if (!ground.contains(column(named), row(named))) {
                return true;
            }
        }
        return false;
    }

    /// The move itself, of a text that is neither malformed nor off the board.
    WitnessMove move() {
        List<Integer> squares = new ArrayList<>();
        Matcher named = SQUARE.matcher(text);
        while (named.find()) {
            squares.add(ground.square(column(named), row(named)));
        }
        return squares.size() == 2
                ? new WitnessMove.Straight(squares.get(0), squares.get(1))
                : new WitnessMove.Turning(squares.get(0), squares.get(1), squares.get(2));
    }

    private static int column(Matcher named) {
        return named.group(1).charAt(0) - 'a';
    }

    private static int row(Matcher named) {
        return Integer.parseInt(named.group(2)) - 1;
    }
}
