package flagfall.app.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class MoveTimesTest {

    private static MoveTimes of(long... micros) {
        MoveTimes times = MoveTimes.NONE;
        for (long micro : micros) {
            times = times.plus(Duration.ofNanos(1000 * micro));
        }
        return times;
    }

    @Test
    void a_begun_millisecond_counts_whole() {
        assertThat(of(1000).within(1)).isEqualTo(Duration.ofMillis(1));
        assertThat(of(1001).within(1)).isEqualTo(Duration.ofMillis(2));
    }

    @Test
    void a_share_of_the_moves_kept_within_a_time() {
        MoveTimes times = of(4000, 1000, 3000, 2000);
        assertThat(times.within(0.5)).isEqualTo(Duration.ofMillis(2));
        assertThat(times.within(0.51)).isEqualTo(Duration.ofMillis(3));
        assertThat(times.within(1)).isEqualTo(Duration.ofMillis(4));
    }

    @Test
    void the_times_of_two_games_are_those_of_both() {
        assertThat(of(1000, 9000).plus(of(9000, 5000))).isEqualTo(of(1000, 5000, 9000, 9000));
    }

    @Test
    void who_never_moved_took_no_time() {
        assertThat(MoveTimes.NONE).hasToString("0, 0, 0 ms");
    }
}
