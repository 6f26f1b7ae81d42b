package flagfall.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

/// What the command says of itself.
class MainTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int flagfall(String... arguments) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    @Test
    void help_begins_with_what_it_is_and_ends_with_what_it_is_not() {
        assertThat(flagfall("--help")).isZero();
        assertThat(out.toString())
                .startsWith("Flagfall: the open platform for the board game Stratego.")
                .endsWith("not affiliated with its publishers.\n");
    }

    @Test
    void help_lists_what_there_is() {
        assertThat(flagfall("--help")).isZero();
        assertThat(out.toString()).contains("Usage: flagfall", "Commands:", "serve", "referee");
    }

    @Test
    void version_carries_the_number_that_the_build_gave_it() {
        assertThat(flagfall("--version")).isZero();
        assertThat(out.toString()).matches("Flagfall \\d+\\.\\d+\\.\\d+\\S* \\(Java 2\\d.*\\)\\R");
    }

    @Test
    void an_unknown_subcommand_is_named_and_nothing_is_printed_as_an_answer() {
        assertThat(flagfall("conquer")).isNotZero();
        assertThat(err.toString()).contains("conquer");
        assertThat(out.toString()).isEmpty();
    }
}
