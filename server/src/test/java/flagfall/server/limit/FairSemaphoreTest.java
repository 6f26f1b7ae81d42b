package flagfall.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.server.error.ApiException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Whose request is worked on next where many wait.
class FairSemaphoreTest {

    private final FairSemaphore semaphore = new FairSemaphore(1);
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final List<Thread> visitors = new ArrayList<>();

    /// Somebody who waits for a permit, and gives it back at once.
    private void comes(String address) {
        int before = semaphore.waiting();
        visitors.add(Thread.ofVirtual().start(() -> {
            semaphore.acquire(address);
            order.add(address);
            semaphore.release();
        }));
        while (semaphore.waiting() == before) {
            Thread.onSpinWait();
        }
    }

    private void goOn() throws InterruptedException {
        semaphore.release();
        for (Thread visitor : visitors) {
            visitor.join();
        }
    }

    @Test
    void addresses_take_turns_however_many_requests_one_of_them_sends() throws InterruptedException {
        semaphore.acquire("10.0.0.1");
        comes("10.0.0.1");
        comes("10.0.0.1");
        comes("10.0.0.1");
        comes("10.0.0.2");
        comes("10.0.0.3");
        goOn();
        assertThat(order).containsExactly("10.0.0.1", "10.0.0.2", "10.0.0.3", "10.0.0.1", "10.0.0.1");
    }

    @Test
    void of_one_address_only_so_many_wait_and_others_still_may() throws InterruptedException {
        semaphore.acquire("10.0.0.9");
        for (int count = 0; count < FairSemaphore.MOST_WAITING; count++) {
            comes("10.0.0.1");
        }
        assertThatThrownBy(() -> semaphore.acquire("10.0.0.1")).isInstanceOf(ApiException.class);
        comes("10.0.0.2");
        goOn();
        assertThat(order).hasSize(FairSemaphore.MOST_WAITING + 1);
        assertThat(order.indexOf("10.0.0.2")).isEqualTo(1);
    }

    @Test
    void a_permit_that_nobody_waits_for_is_kept() {
        semaphore.acquire("10.0.0.1");
        semaphore.release();
        semaphore.acquire("10.0.0.2");
        assertThat(semaphore.waiting()).isZero();
    }
}
