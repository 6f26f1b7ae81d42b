package flagfall.game;

import java.time.Duration;

/// How much time players have: so much for the whole game, a bonus after each move, and a free while at each turn.
public record TimeControl(Duration initial, Duration bonus, Duration free) {
    public TimeControl {
        if (initial.isNegative() || bonus.isNegative() || free.isNegative()) {
            throw new IllegalArgumentException("time is not negative: " + initial + ", " + bonus + ", " + free);
        }
        if (initial.plus(free).isZero()) {
            throw new IllegalArgumentException("a player with no time at all cannot move");
        }
    }
}
