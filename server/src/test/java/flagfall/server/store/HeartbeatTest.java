package flagfall.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HeartbeatTest {

    private static final Instant NOON = Instant.ofEpochSecond(1_800_000_000);

    @Test
    void a_server_that_comes_up_after_a_while_knows_how_long_none_was(@TempDir Path folder) {
        try (Database database = Database.inFolder(folder);
                GroupCommit writer = new GroupCommit(database.forWriting())) {
            Heartbeat first = new Heartbeat(database.jdbi(), writer, "first", () -> Long.MAX_VALUE);
            first.begin(NOON);
            first.beat(NOON.plusSeconds(10));
            Heartbeat second = new Heartbeat(database.jdbi(), writer, "second", () -> Long.MAX_VALUE);
            second.begin(NOON.plusSeconds(11));
            assertThat(second.outages().all()).as("the first was up").isEmpty();
            Heartbeat third = new Heartbeat(database.jdbi(), writer, "third", () -> Long.MAX_VALUE);
            third.begin(NOON.plusSeconds(111));
            assertThat(third.outages().all())
                    .containsExactly(new Outages.Outage(NOON.plusSeconds(11), NOON.plusSeconds(111)));
        }
    }

    @Test
    void a_clock_leaves_outages_out_and_a_deadline_puts_them_back() {
        Outages outages = new Outages(List.of(
                new Outages.Outage(NOON, NOON.plusSeconds(10)),
                new Outages.Outage(NOON.plusSeconds(20), NOON.plusSeconds(50))));
        Duration shown = Duration.between(outages.onClocks(NOON), outages.onClocks(NOON.plusSeconds(60)));
        assertThat(shown).isEqualTo(Duration.ofSeconds(20));
        assertThat(outages.onClocks(NOON.plusSeconds(5))).isEqualTo(NOON);
        Instant later = NOON.plusSeconds(75);
        assertThat(outages.onTheWall(outages.onClocks(later))).isEqualTo(later);
    }

    @Test
    void a_full_disk_or_a_store_that_fails_is_not_well(@TempDir Path folder) {
        AtomicLong free = new AtomicLong(Long.MAX_VALUE);
        try (Database database = Database.inFolder(folder)) {
            GroupCommit writer = new GroupCommit(database.forWriting());
            Heartbeat heartbeat = new Heartbeat(database.jdbi(), writer, "here", free::get);
            heartbeat.begin(NOON);
            heartbeat.beat(NOON);
            assertThat(heartbeat.isWell()).isTrue();
            free.set(Heartbeat.LEAST_FREE_BYTES - 1);
            heartbeat.beat(NOON);
            assertThat(heartbeat.isWell()).isFalse();
            free.set(Heartbeat.LEAST_FREE_BYTES);
            heartbeat.beat(NOON);
            assertThat(heartbeat.isWell()).isTrue();
            writer.close();
            heartbeat.beat(NOON);
            assertThat(heartbeat.isWell()).isFalse();
        }
    }
}
