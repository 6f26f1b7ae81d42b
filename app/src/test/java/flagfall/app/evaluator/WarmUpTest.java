package flagfall.app.evaluator;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Budget;
import flagfall.ai.GreedyPlayer;
import flagfall.ai.Level;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WarmUpTest {

    @Test
    void it_goes_on_until_it_is_enough() {
        AtomicInteger moves = new AtomicInteger();
        WarmUp.play(Level.of(3).player(1), Budget.nodes(50), () -> moves.getAndIncrement() == 30);
        assertThat(moves).hasValue(31);
    }

    @Test
    void it_ends_with_the_game() {
        AtomicInteger moves = new AtomicInteger();
        WarmUp.play(new GreedyPlayer(1), Budget.nodes(1), () -> moves.incrementAndGet() > 2000);
        assertThat(moves).hasValueBetween(20, 2000);
    }
}
