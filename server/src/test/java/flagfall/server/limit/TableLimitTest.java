package flagfall.server.limit;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class TableLimitTest {

    private final TableLimit limit = new TableLimit(100);

    /// Tables that were looked at one after the other, so many seconds apart, the last one just now.
    private static List<Duration> idle(int tables, int secondsApart) {
        return IntStream.range(0, tables)
                .mapToObj(table -> Duration.ofSeconds((long) table * secondsApart))
                .toList();
    }

    @Test
    void few_tables_stay_for_ten_minutes() {
        assertThat(limit.longestIdle(idle(100, 30))).isEqualTo(Duration.ofMinutes(10));
    }

    @Test
    void of_many_tables_only_those_stay_that_were_looked_at_last() {
        Duration longest = limit.longestIdle(idle(200, 1));
        assertThat(idle(200, 1).stream().filter(each -> each.compareTo(longest) <= 0))
                .hasSize(100);
    }

    @Test
    void a_table_that_was_just_looked_at_stays_however_many_there_are() {
        assertThat(limit.longestIdle(idle(100_000, 0))).isEqualTo(Duration.ofSeconds(10));
    }
}
