package flagfall.app.arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import java.util.Map;
import org.junit.jupiter.api.Test;

/// How players are named on the command line.
class ContenderTest {

    private static Contender.Engine read(String text) {
        return (Contender.Engine) Contender.read(text, level -> Budget.time(level.thinkingTime()));
    }

    @Test
    void a_level_may_have_tuned_numbers_changed() {
        Contender.Engine changed = read("level:8[evaluation.noise=0,search.contempt=-12.5]/500n");
        assertThat(changed.budget()).isEqualTo(Budget.nodes(500));
        assertThat(changed.level().config())
                .isNotEqualTo(Level.of(8).config())
                .isEqualTo(Level.of(8).config().with(Map.of("evaluation.noise", 0.0, "search.contempt", -12.5)));
    }

    @Test
    void a_change_is_a_name_and_a_number() {
        for (String wrong : new String[] {"", "noise", "evaluation.noise=", "evaluation.noise=a", "a=1=2"}) {
            assertThatThrownBy(() -> read("level:8[" + wrong + "]"))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("NAME=NUMBER");
        }
    }

    @Test
    void a_network_has_no_tuned_numbers() {
        assertThatThrownBy(() -> read("level:9[evaluation.noise=0]")).hasMessageContaining("evaluation.noise");
    }
}
