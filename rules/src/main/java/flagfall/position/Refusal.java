package flagfall.position;

import java.util.Locale;

/// Why a move is refused, in the order in which reasons are looked for: the first that applies is told.
public enum Refusal {
    NOT_STARTED("The game has not started yet."),
    GAME_OVER("The game is over."),
    MALFORMED("A move is two or three squares, such as a4a5."),
    OFF_BOARD("That square is not on the board."),
    NO_PIECE("There is no piece on that square."),
    NOT_YOUR_PIECE("That is not your piece."),
    CANNOT_MOVE("Bombs and flags never move."),
    NOT_ALLOWED("Only a scout turns to strike, and only where the rules let it."),
    LAKE("Nothing enters a lake."),
    NOT_A_LINE("Pieces move in a straight line, along a row or a column."),
    TOO_FAR("That is too far."),
    BLOCKED("Something is in the way."),
    OWN_PIECE("Your own piece stands there."),
    NO_TARGET("There is nothing to strike."),
    TWO_SQUARE("This piece has gone back and forth here too often."),
    CHASE("A chase may not come back to the same position.");

    private final String saying;

    Refusal(String saying) {
        this.saying = saying;
    }

    /// {@return the name programs use, such as `own-piece`}
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// {@return one sentence for a person}
    public String saying() {
        return saying;
    }
}
