package flagfall.rules;

import flagfall.piece.Side;

/// Who makes the first move.
public enum FirstMover {
    RED,
    BLUE,
    /// Drawn from the game's seed and recorded when the game starts.
    RANDOM;

    /// {@return the side that begins a game with this seed}
    public Side draw(long seed) {
        return switch (this) {
            case RED -> Side.RED;
            case BLUE -> Side.BLUE;
            case RANDOM -> isEven(seed) ? Side.RED : Side.BLUE;
        };
    }

    // Neighbouring seeds must not give the same side for long, so the bits are mixed before one of them is read.
    private static boolean isEven(long seed) {
        long mixed = (seed + 0x9e3779b97f4a7c15L) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ (mixed >>> 31)) * 0x94d049bb133111ebL;
        return (mixed >>> 63) == 0;
    }
}
