package flagfall.position;

import flagfall.piece.Side;
import java.util.Locale;

/// How a game stands or ended.
public sealed interface Outcome {

    record Ongoing() implements Outcome {}

    record Won(Side winner, Reason reason) implements Outcome {}

    record Drawn(Reason reason) implements Outcome {}

    /// Why a game is over. The board itself knows the first three; the others are the players' doing.
    enum Reason {
        FLAG,
        IMMOBILE,
        QUIET,
        RESIGNED,
        TIME,
        AGREED,
        ABANDONED,
        /// Called off before it had really begun: nobody has won or lost anything.
        ABORTED;

        /// {@return the name programs use, such as `flag`}
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    default boolean isOver() {
        return !(this instanceof Ongoing);
    }
}
