package flagfall.notation;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Placed;
import flagfall.position.Position;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import flagfall.rules.Ruleset;
import flagfall.view.ObservedPiece;
import flagfall.view.PlayerView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Whole boards as letters: rows from the highest to the lowest, `/` between them, Red's pieces in upper case and
/// Blue's in lower case, `.` for empty and `~` for a lake.
public final class BoardText {

    private static final char NOBODY = '.';
    private static final char LAKE = '~';

    private BoardText() {}

    /// {@return the truth}
    public static String write(Position position) {
        Map<Square, Character> letters = new TreeMap<>();
        for (Placed placed : position.placed()) {
            letters.put(placed.square(), placed.piece().letter());
        }
        return write(position.rules().board(), letters);
    }

    /// {@return what one viewer sees: a hidden Red piece `?`, or `!` if it has moved; a hidden Blue one `-` or `+`}
    public static String write(PlayerView view) {
        Map<Square, Character> letters = new TreeMap<>();
        view.pieces().forEach((square, seen) -> letters.put(square, letter(seen)));
        return write(view.rules().board(), letters);
    }

    private static char letter(ObservedPiece seen) {
        return switch (seen) {
            case ObservedPiece.Known known -> known.piece().letter();
            case ObservedPiece.Hidden(Side side, Square _, boolean hasMoved) ->
                side == Side.RED ? (hasMoved ? '!' : '?') : (hasMoved ? '+' : '-');
        };
    }

    private static String write(Board board, Map<Square, Character> letters) {
        StringBuilder text = new StringBuilder();
        for (int row = board.rows() - 1; row >= 0; row--) {
            for (int column = 0; column < board.columns(); column++) {
                Square square = new Square(column, row);
                char ground = board.lakes().contains(square) ? LAKE : NOBODY;
                text.append(letters.getOrDefault(square, ground));
            }
            text.append(row == 0 ? "" : "/");
        }
        return text.toString();
    }

    /// {@return the pieces on a board that this ruleset can be played on from there}
    public static ParseResult<Map<Square, Piece>> read(String text, Ruleset rules) {
        Board board = rules.board();
        List<Problem> faults = new ArrayList<>();
        Map<Square, Piece> pieces = new TreeMap<>();
        String[] rows = text.split("/", -1);
        if (rows.length != board.rows()) {
            faults.add(TextProblem.WRONG_ROWS.with(rows.length, board.rows()));
        }
        for (int index = 0; index < rows.length; index++) {
            int row = board.rows() - 1 - index;
            if (rows[index].length() != board.columns()) {
                faults.add(TextProblem.WRONG_COLUMNS.with(row + 1, rows[index].length(), board.columns()));
            }
            for (int column = 0; column < rows[index].length(); column++) {
                place(new Square(column, row), rows[index].charAt(column), board, pieces, faults);
            }
        }
        faults.addAll(surplus(pieces, rules));
        return faults.isEmpty() ? new ParseResult.Parsed<>(pieces) : new ParseResult.Failed<>(faults);
    }

    private static void place(
            Square square, char letter, Board board, Map<Square, Piece> pieces, List<Problem> faults) {
        boolean lake = board.lakes().contains(square);
        Optional<Piece> piece = piece(letter);
        if (piece.isPresent() && lake) {
            faults.add(TextProblem.ON_LAKE.with(piece.get().rank().word(), square.toString()));
        } else if (piece.isPresent()) {
            pieces.put(square, piece.get());
        } else if (letter != NOBODY && letter != LAKE) {
            faults.add(TextProblem.UNKNOWN_LETTER_AT.with(String.valueOf(letter), square.toString()));
        } else if (board.holds(square) && lake != (letter == LAKE)) {
            faults.add((lake ? TextProblem.LAKE_MISSING : TextProblem.NO_LAKE).with(square.toString()));
        }
    }

    private static Optional<Piece> piece(char letter) {
        return Arrays.stream(Side.values())
                .flatMap(side -> Arrays.stream(Rank.values()).map(rank -> new Piece(side, rank)))
                .filter(piece -> piece.letter() == letter)
                .findFirst();
    }

    private static List<Problem> surplus(Map<Square, Piece> pieces, Ruleset rules) {
        List<Problem> faults = new ArrayList<>();
        for (Side side : Side.values()) {
            for (Rank rank : Rank.values()) {
                long placed = pieces.values().stream()
                        .filter(new Piece(side, rank)::equals)
                        .count();
                if (placed > rules.army().count(rank)) {
                    faults.add(TextProblem.TOO_MANY_PIECES.with(
                            side.word(), rank.word(), placed, rules.army().count(rank)));
                }
            }
        }
        return faults;
    }
}
