package flagfall.position;

/// Plays a long game on one copy of a position. [Position#play] copies all earlier moves each time, which adds up when
/// a whole log is read.
public final class PositionBuilder {

    private final Position current;

    public PositionBuilder(Position start) {
        this.current = start.copy();
    }

    /// Makes a legal move.
    ///
    /// @throws IllegalArgumentException if the move is refused
    public void play(Move move) {
        current.playInPlace(move);
    }

    /// Goes back to the moment after the first so many moves.
    public void back(int ply) {
        current.undoTo(ply);
    }

    /// {@return the position so far, which changes with every call of this builder; it is a value once the builder is
    /// no longer used}
    public Position current() {
        return current;
    }
}
