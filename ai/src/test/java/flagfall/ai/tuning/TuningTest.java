package flagfall.ai.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TuningTest {

    @Test
    void one_number_changes_and_no_other() {
        Tuning changed = Tuning.DEFAULT.with(Map.of("evaluation.caution", 2.5));
        assertThat(changed.evaluation().caution()).isEqualTo(2.5);
        assertThat(changed.with(
                        Map.of("evaluation.caution", Tuning.DEFAULT.evaluation().caution())))
                .isEqualTo(Tuning.DEFAULT);
    }

    @Test
    void whole_numbers_and_switches_are_changed_too() {
        Tuning changed = Tuning.DEFAULT.with(Map.of("value.marshal", 5000.0, "search.reductions", 0.0));
        assertThat(changed.value().marshal()).isEqualTo(5000);
        assertThat(changed.search().reductions()).isFalse();
    }

    @Test
    void a_name_that_is_not_there_is_refused() {
        for (String name : new String[] {"evaluation.cuation", "caution", "evaluation", "", "evaluation.caution.x"}) {
            assertThatThrownBy(() -> Tuning.DEFAULT.with(Map.of(name, 1.0)))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("there is no tuned number " + name);
        }
    }

    @Test
    void every_number_has_a_name_and_can_be_changed_by_it() {
        assertThat(Tuning.DEFAULT.names()).contains("evaluation.noise", "search.contempt", "behaviour.fled");
        for (String name : Tuning.DEFAULT.names()) {
            Tuning one = Tuning.DEFAULT.with(Map.of(name, 0.0));
            Tuning other = Tuning.DEFAULT.with(Map.of(name, 1.0));
            assertThat(one).as(name).isNotEqualTo(other);
        }
    }
}
