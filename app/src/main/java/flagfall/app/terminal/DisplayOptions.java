package flagfall.app.terminal;

/// How boards are drawn.
public record DisplayOptions(Labels labels, PieceNames names, ColourMode colours) {}
