package flagfall.app.terminal;

import flagfall.piece.Side;

/// Colours, where the terminal has them.
public enum ColourMode {
    PLAIN,
    COLOURS;

    /// {@return a text in a side's colour}
    ///
    /// @param marked whether the last move went there
    String side(Side side, boolean marked, String text) {
        return wrap((side == Side.RED ? "31;1" : "34;1") + (marked ? ";7" : ""), text);
    }

    /// {@return a text that stands for open ground}
    ///
    /// @param marked whether the last move came from there
    String ground(boolean marked, String text) {
        return marked ? wrap("7", text) : text;
    }

    String lake(String text) {
        return wrap("36", text);
    }

    private String wrap(String code, String text) {
        return this == PLAIN ? text : "\u001b[" + code + "m" + text + "\u001b[0m";
    }
}
