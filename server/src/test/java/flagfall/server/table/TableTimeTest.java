package flagfall.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;

class TableTimeTest {

    private Instant everyones = Instant.ofEpochSecond(1000);
    private final TableTime table = new TableTime(() -> everyones);

    private void pass(int seconds) {
        everyones = everyones.plusSeconds(seconds);
    }

    @Test
    void it_stands_still_and_goes_on_from_there() {
        pass(5);
        assertThat(table.now()).isEqualTo(Instant.ofEpochSecond(1005));
        table.stop();
        pass(60);
        assertThat(table.now()).isEqualTo(Instant.ofEpochSecond(1005));
        table.run();
        pass(3);
        assertThat(table.now()).isEqualTo(Instant.ofEpochSecond(1008));
        table.run();
        assertThat(table.now()).isEqualTo(Instant.ofEpochSecond(1008));
        table.stop();
        pass(60);
        table.run();
        assertThat(table.now()).isEqualTo(Instant.ofEpochSecond(1008));
    }

    @Test
    void after_a_restart_it_stands_where_the_last_thing_happened() {
        table.stopAt(Instant.ofEpochSecond(400));
        pass(1);
        table.run();
        pass(2);
        assertThat(table.now()).isEqualTo(Instant.ofEpochSecond(402));
    }
}
