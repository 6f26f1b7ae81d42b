package flagfall.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.server.store.Outages;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TableTimeTest {

    private static Instant second(int second) {
        return Instant.ofEpochSecond(second);
    }

    private static TableTime time(@Nullable Instant lifted, Outages outages) {
        return new TableTime(second(1000), lifted, outages);
    }

    @Test
    void behind_the_curtain_it_stands_where_the_last_thing_happened() {
        TableTime standing = time(null, Outages.NONE);
        assertThat(standing.at(second(5000))).isEqualTo(second(1000));
        assertThat(standing.onTheWall(second(1001))).isEmpty();
    }

    @Test
    void since_the_curtain_was_lifted_it_goes_on_from_there() {
        TableTime running = time(second(5000), Outages.NONE);
        assertThat(running.at(second(5003))).isEqualTo(second(1003));
        assertThat(running.onTheWall(second(1060))).contains(second(5060));
    }

    @Test
    void a_clock_that_is_a_moment_behind_takes_nothing_back() {
        assertThat(time(second(5000), Outages.NONE).at(second(4999))).isEqualTo(second(1000));
    }

    @Test
    void while_no_server_is_up_it_stands_still_too() {
        Outages outages = new Outages(List.of(
                new Outages.Outage(second(2000), second(3000)), new Outages.Outage(second(5010), second(5110))));
        TableTime running = time(second(5000), outages);
        assertThat(running.at(second(5010))).isEqualTo(second(1010));
        assertThat(running.at(second(5100))).isEqualTo(second(1010));
        assertThat(running.at(second(5120))).isEqualTo(second(1020));
        assertThat(running.onTheWall(second(1060))).contains(second(5160));
    }
}
