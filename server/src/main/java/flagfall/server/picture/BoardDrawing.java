package flagfall.server.picture;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Side;
import flagfall.view.ObservedPiece;
import java.util.Map;

/// A picture of a board with what somebody may see on it, Red below. Red's pieces are square and Blue's are round; a
/// hidden piece has no letter, and a dot once it has moved.
public record BoardDrawing(Board board, Map<Square, ObservedPiece> pieces) {

    private static final int CELL = 44;
    private static final int MARGIN = 20;
    private static final int INSET = 5;

    private static final int PAPER = 0xf4efe4;
    private static final int INK = 0x4a4438;
    private static final int LIGHT = 0xdccfa8;
    private static final int DARK = 0xcdbd8f;
    private static final int LAKE = 0x7fa8c4;
    private static final int RED = 0xa83232;
    private static final int BLUE = 0x2c4f8f;
    private static final int WHITE = 0xffffff;

    public String svg() {
        SvgCanvas canvas = new SvgCanvas(width(), height(), "A board of Flagfall");
        draw(canvas);
        return canvas.finish();
    }

    public byte[] png() {
        PngCanvas canvas = new PngCanvas(width(), height());
        draw(canvas);
        return canvas.finish();
    }

    private int width() {
        return 2 * MARGIN + board.columns() * CELL;
    }

    private int height() {
        return 2 * MARGIN + board.rows() * CELL;
    }

    private void draw(Canvas canvas) {
        canvas.rectangle(0, 0, width(), height(), PAPER);
        for (int column = 0; column < board.columns(); column++) {
            for (int row = 0; row < board.rows(); row++) {
                Square square = new Square(column, row);
                boolean light = (column + row) % 2 == 1;
                int ground = board.lakes().contains(square) ? LAKE : light ? LIGHT : DARK;
                canvas.rectangle(x(square), y(square), CELL, CELL, ground);
            }
        }
        names(canvas);
        pieces.forEach((square, piece) -> draw(canvas, square, piece));
    }

    private void names(Canvas canvas) {
        for (int column = 0; column < board.columns(); column++) {
            canvas.letter((char) ('A' + column), MARGIN + column * CELL + CELL / 2 - 2, height() - MARGIN + 6, 1, INK);
        }
        for (int row = 0; row < board.rows(); row++) {
            String number = Integer.toString(row + 1);
            for (int digit = 0; digit < number.length(); digit++) {
                canvas.letter(number.charAt(digit), 3 + digit * 6, y(new Square(0, row)) + CELL / 2 - 3, 1, INK);
            }
        }
    }

    private static void piece(Canvas canvas, int x, int y, Side side) {
        int size = CELL - 2 * INSET;
        switch (side) {
            case RED -> canvas.rectangle(x + INSET, y + INSET, size, size, RED);
            case BLUE -> canvas.disc(x + CELL / 2, y + CELL / 2, size / 2, BLUE);
        }
    }

    private void draw(Canvas canvas, Square square, ObservedPiece observed) {
        int x = x(square);
        int y = y(square);
        switch (observed) {
            case ObservedPiece.Known known -> {
                piece(canvas, x, y, known.piece().side());
                canvas.letter(known.piece().rank().letter(), x + CELL / 2 - 7, y + CELL / 2 - 10, 3, WHITE);
            }
            case ObservedPiece.Hidden hidden -> {
                piece(canvas, x, y, hidden.side());
                if (hidden.hasMoved()) {
                    canvas.disc(x + CELL / 2, y + CELL / 2, 4, WHITE);
                }
            }
        }
    }

    private int x(Square square) {
        return MARGIN + square.column() * CELL;
    }

    private int y(Square square) {
        return MARGIN + (board.rows() - 1 - square.row()) * CELL;
    }
}
