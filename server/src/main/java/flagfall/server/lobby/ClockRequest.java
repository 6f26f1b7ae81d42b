package flagfall.server.lobby;

import flagfall.game.TimeControl;
import flagfall.protocol.FromClient;
import flagfall.protocol.RequestProblem;
import flagfall.server.error.ErrorCode;
import java.time.Duration;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// A clock as someone asks for it.
final class ClockRequest {

    private static final int LONGEST_SECONDS = 7 * 24 * 3600;
    private static final int MOST_DAYS = 14;

    private ClockRequest() {}

    /// @throws flagfall.server.error.ApiException naming what is wrong
    static @Nullable TimeControl read(FromClient.@Nullable ClockOptions clock) {
        if (clock == null) {
            return null;
        }
        Integer days = clock.daysPerMove();
        return days == null ? inSeconds(clock) : inDays(clock, days);
    }

    private static TimeControl inDays(FromClient.ClockOptions clock, int days) {
        if (days < 1 || days > MOST_DAYS || !clock.equals(FromClient.ClockOptions.ofDays(days))) {
            throw ErrorCode.BAD_CLOCK.because(RequestProblem.CLOCK_DAYS.with(1, MOST_DAYS));
        }
        return TimeControl.ofDays(days);
    }

    private static TimeControl inSeconds(FromClient.ClockOptions clock) {
        Long setup = clock.setupSeconds();
        long initial = needed(clock.initialSeconds(), "initialSeconds");
        long bonus = needed(clock.bonusSeconds(), "bonusSeconds");
        long free = needed(clock.freeSeconds(), "freeSeconds");
        long placing = setup == null ? 0 : setup;
        boolean possible = Stream.of(initial, bonus, free, placing)
                .allMatch(seconds -> seconds >= 0 && seconds <= LONGEST_SECONDS);
        if (!possible) {
            throw ErrorCode.BAD_CLOCK.because(RequestProblem.CLOCK_RANGE.with(0, LONGEST_SECONDS));
        }
        if (initial + free == 0 || (setup != null && setup == 0)) {
            throw ErrorCode.BAD_CLOCK.because(RequestProblem.CLOCK_EMPTY.with());
        }
        return new TimeControl(
                Duration.ofSeconds(initial),
                Duration.ofSeconds(bonus),
                Duration.ofSeconds(free),
                Duration.ofSeconds(placing),
                0);
    }

    private static long needed(@Nullable Long seconds, String field) {
        if (seconds == null) {
            throw ErrorCode.MALFORMED.because(RequestProblem.WRONG_FIELD.with("clock." + field));
        }
        return seconds;
    }
}
