package flagfall.board;

/// One square of a board: a column and a row, both counted from zero at Red's left-hand corner.
public record Square(int column, int row) implements Comparable<Square> {

    /// The largest board has ten columns and ten rows.
    public static final int MOST = 10;

    /// {@return the square written `a1` … `j10`}
    /// @throws IllegalArgumentException if the text is no square of the largest board
    public static Square of(String text) {
        if (!text.matches("[a-j]([1-9]|10)")) {
            throw new IllegalArgumentException("no square: " + text);
        }
        return new Square(text.charAt(0) - 'a', Integer.parseInt(text.substring(1)) - 1);
    }

    /// {@return whether the two are orthogonal neighbours}
    public boolean touches(Square other) {
        return Math.abs(column - other.column) + Math.abs(row - other.row) == 1;
    }

    /// Row by row from Red's end, each from left to right.
    @Override
    public int compareTo(Square other) {
        return row != other.row ? Integer.compare(row, other.row) : Integer.compare(column, other.column);
    }

    @Override
    public String toString() {
        return (char) ('a' + column) + Integer.toString(row + 1);
    }
}
