package flagfall.server.limit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.server.error.ApiException;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class LimitsTest {

    private final AtomicLong nanos = new AtomicLong(1);
    private final Limits limits = Limits.on(nanos::get);

    private void assertRefused(String address, Limits.RequestKind kind) {
        assertThatThrownBy(() -> limits.count(address, kind)).isInstanceOf(ApiException.class);
    }

    @ParameterizedTest
    @EnumSource
    void a_bucket_is_empty_after_its_burst_and_fills_again(Limits.RequestKind kind) {
        for (int count = 0; count < kind.burst(); count++) {
            limits.count("1.2.3.4", kind);
        }
        assertRefused("1.2.3.4", kind);
        limits.count("1.2.3.5", kind);
        nanos.addAndGet(Duration.ofSeconds(1).toNanos());
        for (int count = 0; count < kind.perSecond(); count++) {
            limits.count("1.2.3.4", kind);
        }
        assertRefused("1.2.3.4", kind);
    }

    @Test
    void somebody_has_one_bucket_at_all_addresses_and_nobody_has_none() {
        for (int count = 0; count < Limits.RequestKind.OPEN.burst(); count++) {
            limits.countPerson("ada", Limits.RequestKind.OPEN);
            limits.countPerson("", Limits.RequestKind.OPEN);
        }
        limits.countPerson("", Limits.RequestKind.OPEN);
        limits.countPerson("bob", Limits.RequestKind.OPEN);
        assertThatThrownBy(() -> limits.countPerson("ada", Limits.RequestKind.OPEN))
                .isInstanceOf(ApiException.class);
    }

    @Test
    void a_crowd_of_addresses_does_not_make_the_limiter_forget_who_was_refused() {
        for (int count = 0; count < Limits.RequestKind.LOGIN.burst(); count++) {
            limits.count("10.0.0.1", Limits.RequestKind.LOGIN);
        }
        for (int count = 0; count <= Limits.MOST_BUCKETS; count++) {
            try {
                limits.count("a" + count, Limits.RequestKind.LOGIN);
            } catch (ApiException _) {
                // Those who find no bucket of their own share one.
            }
        }
        assertRefused("10.0.0.1", Limits.RequestKind.LOGIN);
        assertThat(limits.size()).isLessThanOrEqualTo(Limits.MOST_BUCKETS + Limits.RequestKind.values().length);
        // When the crowd has been quiet for a while, its buckets make room.
        nanos.addAndGet(Duration.ofHours(1).toNanos());
        limits.count("somebody new", Limits.RequestKind.LOGIN);
        assertThat(limits.size()).isLessThan(10);
    }
}
