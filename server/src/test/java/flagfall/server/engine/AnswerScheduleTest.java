package flagfall.server.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// How long the computer took must not tell what it has, or what it thought of.
class AnswerScheduleTest {

    private static final long ASKED = 5_000_000_000L;
    private static final AnswerSchedule SCHEDULE = AnswerSchedule.starting(ASKED, Duration.ofSeconds(1));

    private static long leaves(Duration found) {
        long now = ASKED + found.toNanos();
        return now + SCHEDULE.next(now).toNanos();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 400, 999, 1_000, 1_289})
    void an_answer_leaves_at_the_same_moment_however_soon_it_was_found(long millis) {
        assertThat(leaves(Duration.ofMillis(millis))).isEqualTo(leaves(Duration.ZERO));
    }

    @Test
    void one_that_misses_a_beat_waits_for_the_next() {
        long beat = leaves(Duration.ZERO) - ASKED;
        assertThat(leaves(Duration.ofMillis(1_300)) - ASKED).isEqualTo(2 * beat);
        assertThat(leaves(Duration.ofMillis(2_500)) - ASKED).isEqualTo(2 * beat);
    }
}
