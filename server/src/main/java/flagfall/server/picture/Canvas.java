package flagfall.server.picture;

/// Something to draw on. Sizes are in pixels, and colours are red, green and blue in one number.
interface Canvas {

    void rectangle(int x, int y, int width, int height, int colour);

    void disc(int x, int y, int radius, int colour);

    /// Draws a letter or a digit, each of its dots as a square of this size.
    default void letter(char letter, int x, int y, int size, int colour) {
        String[] rows = DotFont.rows(letter);
        for (int row = 0; row < rows.length; row++) {
            for (int column = 0; column < rows[row].length(); column++) {
                if (rows[row].charAt(column) != ' ') {
                    rectangle(x + column * size, y + row * size, size, size, colour);
                }
            }
        }
    }
}
