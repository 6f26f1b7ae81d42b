package flagfall.game;

import java.time.Duration;

/// How much time players have: so much for the whole game, a bonus after each move, a free while at each turn, and a
/// limit for placing, which is zero where there is none. Or so many days for each move, and nothing else.
public record TimeControl(Duration initial, Duration bonus, Duration free, Duration setup, int daysPerMove) {
    public TimeControl {
        if (initial.isNegative() || bonus.isNegative() || free.isNegative() || setup.isNegative() || daysPerMove < 0) {
            throw new IllegalArgumentException("time is not negative: " + initial + ", " + bonus + ", " + free);
        }
        if (initial.plus(free).isZero()) {
            throw new IllegalArgumentException("a player with no time at all cannot move");
        }
    }

    /// A clock without a limit for placing.
    public TimeControl(Duration initial, Duration bonus, Duration free) {
        this(initial, bonus, free, Duration.ZERO, 0);
    }

    /// {@return so many days for each move, and as many for placing}
    public static TimeControl ofDays(int days) {
        Duration each = Duration.ofDays(days);
        return new TimeControl(each, Duration.ZERO, Duration.ZERO, each, days);
    }

    /// {@return whether each move has its own time, of which nothing is kept for later}
    boolean isPerMove() {
        return daysPerMove > 0;
    }
}
