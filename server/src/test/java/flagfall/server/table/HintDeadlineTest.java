package flagfall.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.notation.MoveText;
import flagfall.position.Move;
import flagfall.server.error.ApiException;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class HintDeadlineTest {

    @Test
    void nobody_waits_for_ever_for_a_hint() {
        CompletableFuture<Move> never = new CompletableFuture<>();
        assertThatThrownBy(() -> HintProvider.within(Duration.ofMillis(1), never))
                .isInstanceOfSatisfying(
                        ApiException.class, late -> assertThat(late.kind()).isEqualTo(ApiException.Kind.TOO_MANY));
        assertThat(never).isCancelled();
    }

    @Test
    void a_hint_that_is_dropped_is_told_at_once() {
        CompletableFuture<Move> dropped = new CompletableFuture<>();
        dropped.cancel(false);
        assertThatThrownBy(() -> HintProvider.within(Duration.ofDays(1), dropped))
                .isInstanceOf(ApiException.class);
    }

    @Test
    void a_hint_in_time_is_given() {
        Move move = MoveText.read("a4a5").orElseThrow();
        assertThat(HintProvider.within(Duration.ofDays(1), CompletableFuture.completedFuture(move)))
                .isEqualTo(move);
    }
}
