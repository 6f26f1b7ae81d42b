package flagfall.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.entry;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A problem is a code with parameters, and one English message made of them.
class ProblemTest {

    @Test
    void has_its_parameters_in_the_order_of_the_message() {
        Problem problem = TextProblem.NOT_ONE_OF.with("bomb", List.of("STAYS", "SPENT"), "\"GONE\"");
        assertThat(problem.code().word()).isEqualTo("not-one-of");
        assertThat(problem.parameters())
                .containsExactly(
                        entry("field", "bomb"),
                        entry("allowed", List.of("STAYS", "SPENT")),
                        entry("value", "\"GONE\""));
        assertThat(problem.message())
                .isEqualTo("bomb must be one of [STAYS, SPENT], not \"GONE\"")
                .isEqualTo(problem.toString());
    }

    @Test
    void puts_a_value_into_the_message_as_it_is() {
        assertThat(TextProblem.UNKNOWN_FIELD.with("$1\\{field}").message()).isEqualTo("unknown field \"$1\\{field}\"");
    }

    @Test
    void repeats_a_hundred_letters_of_what_somebody_wrote_and_no_more() {
        String longest = "x".repeat(Problem.LONGEST_ECHO);
        assertThat(TextProblem.UNKNOWN_FIELD.with(longest).parameters()).containsValue(longest);
        assertThat(TextProblem.UNKNOWN_FIELD.with(longest + "y").parameters())
                .containsValue("x".repeat(Problem.LONGEST_ECHO - 1) + "…");
    }

    @Test
    void refuses_parameters_that_do_not_fit_the_message() {
        assertThatThrownBy(() -> TextProblem.NO_BASE.with("more")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TextProblem.WRONG_ROWS.with(1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> TextProblem.WRONG_ROWS.with(1, "two"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("wanted");
    }

    @Test
    void knows_what_its_parameters_hold() {
        assertThat(TextProblem.NOT_ONE_OF.template().types())
                .containsExactly(
                        entry("field", MessageTemplate.Type.STRING),
                        entry("allowed", MessageTemplate.Type.LIST),
                        entry("value", MessageTemplate.Type.STRING));
        assertThat(TextProblem.FLAG_COUNT.template().types())
                .containsEntry("wanted", MessageTemplate.Type.NUMBER)
                .containsEntry("value", MessageTemplate.Type.NUMBER);
    }

    @Test
    void has_a_message_that_no_other_code_has() {
        assertThat(Arrays.stream(TextProblem.values())
                        .map(code -> code.template().toString()))
                .doesNotHaveDuplicates()
                .noneMatch(String::isBlank);
    }
}
