package flagfall.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class MainTest {
    @Test
    void answers_a_call_for_help() {
        assertThat(new CommandLine(new Main()).getUsageMessage()).contains("flagfall");
    }
}
