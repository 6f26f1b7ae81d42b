package flagfall.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void a_data_folder_that_cannot_be_used_is_named_with_what_is_wrong(@TempDir Path folder) throws IOException {
        Path taken = Files.createFile(folder.resolve("taken"));
        assertThat(flagfall("serve", "--port", "0", "--data", taken.toString())).isEqualTo(1);
        assertThat(err.toString()).contains("could not start: FileAlreadyExistsException: " + taken);
    }

    @Test
    void an_unknown_subcommand_is_named_and_nothing_is_printed_as_an_answer() {
        assertThat(flagfall("conquer")).isNotZero();
        assertThat(err.toString()).contains("conquer");
        assertThat(out.toString()).isEmpty();
    }
}
