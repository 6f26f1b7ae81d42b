package flagfall.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class EventStreamTest {

    @Test
    void a_few_streams_have_an_empty_line_every_four_seconds() {
        assertThat(EventStream.heartbeat(1)).isEqualTo(Duration.ofSeconds(4));
        assertThat(EventStream.heartbeat(4_000)).isEqualTo(Duration.ofSeconds(4));
    }

    @Test
    void very_many_streams_have_a_thousand_empty_lines_a_second_between_them() {
        assertThat(EventStream.heartbeat(9_000)).isEqualTo(Duration.ofSeconds(9));
    }

    /// The page takes a stream for dead after 25 seconds.
    @Test
    void however_many_they_are_none_is_silent_for_long() {
        assertThat(EventStream.heartbeat(1_000_000)).isEqualTo(Duration.ofSeconds(12));
    }
}
