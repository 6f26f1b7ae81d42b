package flagfall.app.terminal;

/// How boards are drawn.
public record Look(Labels labels, Paint paint) {}
