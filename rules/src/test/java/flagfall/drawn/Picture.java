package flagfall.drawn;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Piece;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/// What a drawing of a board says. Rows are drawn from the highest to the lowest, with blanks between the squares:
/// Red's pieces in upper case, Blue's in lower case, `.` empty ground, `~` a lake. `x` marks an empty square, and a
/// star behind a piece marks that piece, as somewhere the piece in question may go.
record Picture(int columns, int rows, Set<Square> lakes, Map<Square, Piece> pieces, Set<Square> marks) {

    static Picture of(String drawing) {
        List<List<String>> lines = drawing.lines()
                .map(line -> List.of(line.strip().split(" +")))
                .toList()
                .reversed();
        int columns = lines.getFirst().size();
        Picture picture = new Picture(columns, lines.size(), new TreeSet<>(), new TreeMap<>(), new TreeSet<>());
        for (int row = 0; row < lines.size(); row++) {
            if (lines.get(row).size() != columns) {
                throw new IllegalArgumentException("rows of different lengths in:\n" + drawing);
            }
            for (int column = 0; column < columns; column++) {
                picture.read(new Square(column, row), lines.get(row).get(column));
            }
        }
        return picture;
    }

    private void read(Square square, String token) {
        switch (token) {
            case "." -> {}
            case "x" -> marks.add(square);
            case "~" -> lakes.add(square);
            default -> {
                pieces.put(square, piece(token.charAt(0)));
                if (token.endsWith("*")) {
                    marks.add(square);
                }
            }
        }
    }

    private static Piece piece(char letter) {
        Rank rank = Rank.ofLetter(
                        String.valueOf(letter).toUpperCase(Locale.ROOT).charAt(0))
                .orElseThrow(() -> new IllegalArgumentException("no piece: " + letter));
        return new Piece(Character.isUpperCase(letter) ? Side.RED : Side.BLUE, rank);
    }

    /// {@return whether this is a drawing of that board}
    boolean isOf(Board board) {
        return columns == board.columns() && rows == board.rows() && lakes.equals(board.lakes());
    }

    /// {@return the drawing's own ground, with homes of one row}
    Board board() {
        return new Board(columns, rows, 1, lakes);
    }
}
