package flagfall.server.store;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// The one thread that writes goes on, whatever fails.
@Timeout(120)
class GroupCommitTest {

    private final Path folder;
    private final Database database;
    private final GroupCommit writer;

    GroupCommitTest(@TempDir Path folder) {
        this.folder = folder;
        database = Database.inFolder(folder);
        writer = new GroupCommit(database.forWriting());
    }

    @AfterEach
    void close() {
        writer.close();
        database.close();
    }

    private static int addGuest(Handle handle, String id) {
        return handle.createUpdate("insert into guest (id, name, token_hash, created_at) values (:id, 'x', :id, 0)")
                .bind("id", id)
                .execute();
    }

    private void add(String id) {
        int added = writer.write(handle -> addGuest(handle, id));
        assertThat(added).isEqualTo(1);
    }

    private int guests() {
        return database.jdbi()
                .withHandle(handle -> handle.createQuery("select count(*) from guest")
                        .mapTo(Integer.class)
                        .one());
    }

    @Test
    void an_error_in_one_task_does_not_end_the_writer() {
        assertThatThrownBy(() -> writer.write(_ -> {
                    throw new AssertionError("a fault");
                }))
                .isInstanceOf(StoreFailure.class);
        add("a");
    }

    @Test
    void a_task_that_fails_fails_alone() throws Exception {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch waiting = new CountDownLatch(1);
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            // The first keeps the writer busy until all others wait for it, and are one batch.
            Future<Integer> first = threads.submit(() -> writer.write(handle -> {
                begun.countDown();
                await(waiting);
                return addGuest(handle, "first");
            }));
            begun.await();
            List<Future<Integer>> good = IntStream.range(0, 20)
                    .mapToObj(number -> threads.submit(() -> writer.write(handle -> addGuest(handle, "g" + number))))
                    .toList();
            Future<Integer> twin = threads.submit(() -> writer.write(handle -> addGuest(handle, "first")));
            waiting.countDown();
            assertThat(first.get()).isEqualTo(1);
            for (Future<Integer> one : good) {
                assertThat(one.get()).isEqualTo(1);
            }
            assertThatThrownBy(twin::get).hasRootCauseInstanceOf(SQLException.class);
        }
        assertThat(guests()).isEqualTo(21);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
    }

    @Test
    void a_store_in_trouble_fails_a_whole_batch_at_once() throws Exception {
        Instant begin = Instant.now();
        try (Connection other = DriverManager.getConnection("jdbc:sqlite:" + folder.resolve("flagfall.db"));
                Statement statement = other.createStatement();
                ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            statement.execute("begin immediate"); // Nobody else can write.
            List<Callable<Integer>> tasks = IntStream.range(0, 50)
                    .<Callable<Integer>>mapToObj(number -> () -> writer.write(handle -> addGuest(handle, "g" + number)))
                    .toList();
            for (Future<Integer> failed : threads.invokeAll(tasks)) {
                assertThatThrownBy(failed::get).hasCauseInstanceOf(StoreFailure.class);
            }
            statement.execute("rollback");
        }
        // Each waits for the lock once, in two or three batches. One by one they would have waited for minutes.
        assertThat(Duration.between(begin, Instant.now())).isLessThan(Database.LONGEST_WAIT.multipliedBy(20));
        add("later");
    }

    @Test
    void whoever_comes_after_the_end_is_told() {
        writer.close();
        assertThatThrownBy(() -> writer.write(handle -> addGuest(handle, "late")))
                .isInstanceOf(StoreFailure.class);
    }
}
