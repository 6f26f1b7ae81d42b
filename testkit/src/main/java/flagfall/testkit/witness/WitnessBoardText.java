package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessKind;
import flagfall.testkit.witness.rule.WitnessSide;
import java.util.function.IntPredicate;

/// Boards and setups as text, read and written.
final class WitnessBoardText {

    private final WitnessGround ground;
    private final int homeRows;

    WitnessBoardText(WitnessGround ground, int homeRows) {
        this.ground = ground;
        this.homeRows = homeRows;
    }

    /// A setup has its front row first, the one nearest the enemy, and each row left to right as its owner sees it: Red
    /// sees file `a` on the left, Blue sees it on the right.
    WitnessBoard placing(WitnessBoard board, WitnessSide side, String setup) {
        String[] lines = rowsOf(setup, homeRows);
        WitnessBoard placed = board;
        for (int line = 0; line < homeRows; line++) {
            for (int place = 0; place < ground.columns(); place++) {
                char letter = lines[line].charAt(place);
                int square = side == WitnessSide.RED
                        ? ground.square(place, homeRows - 1 - line)
                        : ground.square(ground.columns() - 1 - place, ground.rows() - homeRows + line);
                if (letter != '.') {
                    placed = placed.placing(new WitnessPiece(side, WitnessKind.of(letter), square), square);
                }
            }
        }
        return placed;
    }

    /// A board has its highest row first, each row from file `a`; Red's letters upper case, Blue's lower case.
    WitnessBoard read(String text) {
        String[] lines = rowsOf(text, ground.rows());
        WitnessBoard board = WitnessBoard.empty(ground);
        for (int square = 0; square < ground.size(); square++) {
            char letter = lines[ground.rows() - 1 - ground.row(square)].charAt(ground.column(square));
            if (ground.isLake(square) != (letter == '~')) {
                throw new IllegalArgumentException(
                        "a lake is drawn where there is none, or not where there is one: " + ground.name(square));
            }
            if (Character.isLetter(letter)) {
                WitnessSide side = Character.isUpperCase(letter) ? WitnessSide.RED : WitnessSide.BLUE;
                board = board.placing(
                        new WitnessPiece(side, WitnessKind.of(Character.toUpperCase(letter)), square), square);
            } else if (letter != '.' && letter != '~') {
                throw new IllegalArgumentException("not a piece, a lake or an empty square: " + letter);
            }
        }
        return board;
    }

    /// Writes a board as it is read, with `hidden` telling which squares hold a piece whose kind may not be seen and
    /// `hasMoved` which hold one that has moved. A hidden Red piece that has never moved is `?`, one that has `!`; a
    /// hidden Blue one `-` and `+`.
    String write(WitnessBoard board, IntPredicate hidden, IntPredicate hasMoved) {
        StringBuilder text = new StringBuilder();
        for (int row = ground.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < ground.columns(); column++) {
                int square = ground.square(column, row);
                if (ground.isLake(square)) {
                    text.append('~');
                } else if (board.isEmpty(square)) {
                    text.append('.');
                } else if (hidden.test(square)) {
                    boolean red = board.holds(WitnessSide.RED, square);
                    text.append(hasMoved.test(square) ? red ? '!' : '+' : red ? '?' : '-');
                } else {
                    text.append(board.at(square).letter());
                }
            }
            text.append(row > 0 ? "/" : "");
        }
        return text.toString();
    }

    private String[] rowsOf(String text, int count) {
        String[] lines = text.split("/", -1);
        if (lines.length != count) {
            throw new IllegalArgumentException(count + " rows are wanted: " + text);
        }
        for (String line : lines) {
            if (line.length() != ground.columns()) {
                throw new IllegalArgumentException(ground.columns() + " columns are wanted: " + text);
            }
        }
        return lines;
    }
}
