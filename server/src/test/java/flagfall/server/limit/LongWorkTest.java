package flagfall.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.server.error.ApiException;
import flagfall.server.error.ErrorCode;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/// Work that would keep everyone else's requests waiting.
class LongWorkTest {

    @Test
    void a_request_does_not_do_it_on_its_own_virtual_thread() throws InterruptedException {
        AtomicReference<Boolean> virtual = new AtomicReference<>();
        Thread request = Thread.ofVirtual()
                .start(() ->
                        virtual.set(LongWork.result(() -> Thread.currentThread().isVirtual())));
        request.join();
        assertThat(virtual.get()).isFalse();
    }

    @Test
    void a_refusal_comes_back_as_it_is() {
        assertThatThrownBy(() -> LongWork.result(() -> {
                    throw ErrorCode.TOO_MANY.exception();
                }))
                .isInstanceOf(ApiException.class);
    }
}
