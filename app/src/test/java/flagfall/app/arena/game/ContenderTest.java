package flagfall.app.arena.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.network.Network;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
    void a_network_has_numbers_of_its_own() {
        assertThatThrownBy(() -> read("level:9[evaluation.noise=0]")).hasMessageContaining("evaluation.noise");
        assertThatThrownBy(() -> read("level:9[network.noise=0]")).hasMessageContaining("network.noise");
        Contender.Engine changed = read("level:9[network.temperature=0.5,network.checksTactics=0]/500n");
        assertThat(changed.budget()).isEqualTo(Budget.nodes(500));
        assertThat(changed.level().config()).isNotEqualTo(Level.of(9).config());
        assertThat(read("level:9[network.temperature=0.25,network.checksTactics=1]")
                        .level())
                .isEqualTo(Level.of(9));
    }

    @Test
    void a_level_may_play_with_another_network(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("other.bin");
        try (InputStream shipped = Network.class.getResourceAsStream("network.bin")) {
            Files.copy(Objects.requireNonNull(shipped), file);
        }
        String quick = "level:9[network.kept=1,network.setups=1]";
        Contender.Engine other = read(quick + "@" + file + "/500n");
        assertThat(other.budget()).isEqualTo(Budget.nodes(500));
        assertThat(other.level()).isNotEqualTo(read(quick).level());
        assertThat(other.level().player(3).place(Rulesets.DUEL, Side.RED))
                .isEqualTo(read(quick).level().player(3).place(Rulesets.DUEL, Side.RED));
        assertThatThrownBy(() -> read("level:8@" + file)).hasMessageContaining("no network");
        Files.writeString(file, "no weights");
        assertThatThrownBy(() -> read("level:9@" + file)).hasMessageContaining("other.bin");
    }
}
