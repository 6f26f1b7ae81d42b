package flagfall.ai;

import java.time.Duration;

/// How long a player may think about one move. With a number of positions in place of the clock, the same player
/// answers the same question with the same move on every machine.
public sealed interface Budget {

    /// By the clock on the wall.
    record Time(Duration most) implements Budget {
        public Time {
            if (most.isNegative()) {
                throw new IllegalArgumentException("no time can be negative: " + most);
            }
        }
    }

    /// By how many positions are looked at.
    record Nodes(long most) implements Budget {
        public Nodes {
            if (most < 0) {
                throw new IllegalArgumentException("no number of positions can be negative: " + most);
            }
        }
    }

    static Budget time(Duration most) {
        return new Time(most);
    }

    static Budget nodes(long most) {
        return new Nodes(most);
    }
}
