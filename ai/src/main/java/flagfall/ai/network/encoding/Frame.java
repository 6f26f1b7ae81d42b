package flagfall.ai.network.encoding;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.core.Grid;
import flagfall.piece.Side;
import java.util.Arrays;

/// The board as the side to move sees it, with its own home at the bottom, laid into a frame of ten by ten. Smaller
/// boards lie in the middle of it from left to right, and their two halves at its lower and upper edge, so that home
/// rows have the same place on every board. A token is a square that is no lake, numbered row by row.
public final class Frame {

    static final int SIZE = Square.MOST;
    public static final int POSITIONS = SIZE * SIZE;
    private static final int NONE = -1;

    private final Board board;
    private final boolean turned;
    private final int[] cells;
    private final int[] tokens = new int[Grid.CELLS];

    public Frame(Board board, Side side) {
        this.board = board;
        turned = side == Side.BLUE;
        cells = new int[board.columns() * board.rows() - board.lakes().size()];
        Arrays.fill(tokens, NONE);
        int next = 0;
        for (int row = 0; row < board.rows(); row++) {
            for (int column = 0; column < board.columns(); column++) {
                Square square = new Square(
                        turned ? board.columns() - 1 - column : column, turned ? board.rows() - 1 - row : row);
                if (!board.lakes().contains(square)) {
                    tokens[Grid.cell(square)] = next;
                    cells[next++] = Grid.cell(square);
                }
            }
        }
    }

    /// {@return how many tokens there are}
    public int size() {
        return cells.length;
    }

    /// {@return the cell of a token, as the core knows it}
    public int cell(int token) {
        return cells[token];
    }

    /// {@return the token of a cell, or a negative number for a lake and for what lies outside}
    public int token(int cell) {
        return tokens[cell];
    }

    /// {@return how far from the left edge a cell lies, as the side to move sees it}
    int column(int cell) {
        int column = Grid.square(cell).column();
        return turned ? board.columns() - 1 - column : column;
    }

    /// {@return how far from the own edge a cell lies}
    int row(int cell) {
        int row = Grid.square(cell).row();
        return turned ? board.rows() - 1 - row : row;
    }

    /// {@return the column of the frame that a cell lies in}
    int frameColumn(int cell) {
        return column(cell) + (SIZE - board.columns()) / 2;
    }

    /// {@return the row of the frame that a cell lies in}
    int frameRow(int cell) {
        int row = row(cell);
        return row < board.rows() / 2 ? row : row + SIZE - board.rows();
    }

    /// {@return where in the frame a token lies, counted row by row}
    public int position(int token) {
        return frameRow(cell(token)) * SIZE + frameColumn(cell(token));
    }
}
