package flagfall.server.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// What the computer thinks about next, with one thread that is kept busy while the rest is put in a row.
@Timeout(60)
class EngineQueueTest {

    private final CountDownLatch busy = new CountDownLatch(1);
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final List<String> dropped = new CopyOnWriteArrayList<>();
    private final EngineQueue queue = new EngineQueue(1);

    EngineQueueTest() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        queue.submit(
                "first",
                "somebody",
                () -> {
                    begun.countDown();
                    await(busy);
                },
                () -> {});
        begun.await();
    }

    @AfterEach
    void close() {
        busy.countDown();
        queue.close();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    private boolean submit(String table, String guest) {
        return queue.submit(table, guest, () -> done.add(table), () -> dropped.add(table));
    }

    private void thinkItAll() {
        busy.countDown();
        while (queue.size() > 0) {
            Thread.onSpinWait();
        }
        // The one thread may still be at what it has taken; it begins this when it has done that.
        CountDownLatch last = new CountDownLatch(1);
        queue.submit("last", "the last one", last::countDown, () -> {});
        await(last);
    }

    @Test
    void guests_take_turns_however_many_tables_each_has() {
        for (int table = 0; table < EngineQueue.MOST_OF_A_GUEST; table++) {
            submit("a" + table, "a");
        }
        submit("b0", "b");
        submit("c0", "c");
        submit("b1", "b");
        thinkItAll();
        assertThat(done).startsWith("a0", "b0", "c0", "a1", "b1");
    }

    @Test
    void a_table_has_one_task_waiting_and_a_newer_one_takes_its_place() {
        for (int times = 0; times < 100; times++) {
            assertThat(submit("table", "a")).isTrue();
        }
        assertThat(queue.size()).isEqualTo(1);
        thinkItAll();
        assertThat(done).containsExactly("table");
        assertThat(dropped).hasSize(99);
    }

    @Test
    void a_table_that_has_moved_on_is_not_thought_about() {
        submit("table", "a");
        submit("other", "a");
        queue.cancel("table");
        thinkItAll();
        assertThat(done).containsExactly("other");
        assertThat(dropped).containsExactly("table");
    }

    @Test
    void one_guest_has_so_many_tasks_waiting_and_no_more() {
        for (int table = 0; table < EngineQueue.MOST_OF_A_GUEST; table++) {
            assertThat(queue.isFull("a")).isFalse();
            assertThat(submit("a" + table, "a")).isTrue();
        }
        assertThat(queue.isFull("a")).isTrue();
        assertThat(submit("one more", "a")).isFalse();
        assertThat(submit("b0", "b")).isTrue();
    }

    @Test
    void all_guests_together_have_so_many_and_no_more() {
        for (int guest = 0; queue.size() < EngineQueue.MOST; guest++) {
            assertThat(submit("table" + guest, "guest" + guest)).isTrue();
        }
        assertThat(queue.isFull("somebody new")).isTrue();
        assertThat(submit("one more", "somebody new")).isFalse();
    }

    @Test
    void a_task_that_fails_does_not_end_the_queue() {
        queue.submit(
                "bad",
                "a",
                () -> {
                    throw new AssertionError("a fault");
                },
                () -> dropped.add("bad"));
        submit("good", "a");
        thinkItAll();
        assertThat(done).containsExactly("good");
        assertThat(dropped).containsExactly("bad");
    }
}
