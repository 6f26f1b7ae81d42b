package flagfall.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class MonotonicClockTest {

    @Test
    void setting_the_clock_on_the_wall_changes_nothing() {
        SettableTime wall = new SettableTime();
        AtomicLong nanos = new AtomicLong(5);
        MonotonicClock time = new MonotonicClock(wall, nanos::get);
        Instant start = time.instant();
        assertThat(start).isEqualTo(wall.instant());
        wall.advance(Duration.ofHours(-3));
        nanos.addAndGet(Duration.ofSeconds(2).toNanos());
        assertThat(time.instant()).isEqualTo(start.plusSeconds(2));
    }
}
