package flagfall.piece;

/// A rank that fights for a side.
public record Piece(Side side, Rank rank) {

    /// {@return the rank's letter, upper case for Red and lower case for Blue}
    public char letter() {
        return side == Side.RED ? rank.letter() : Character.toLowerCase(rank.letter());
    }
}
