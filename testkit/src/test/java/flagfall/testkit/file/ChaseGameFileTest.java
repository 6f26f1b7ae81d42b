package flagfall.testkit.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/// Published games as they are written down.
class ChaseGameFileTest {

    @Test
    void a_game_is_five_lines_and_the_rest_is_remarks() {
        List<ChaseGame> games = ChaseGame.read("""
                # remarks

                game 1
                ruleset barrage
                red R
                blue B
                moves a1a2 b1b2
                illegal a2a1

                game 2
                ruleset classic
                red S
                blue T
                moves c1c2
                illegal c2c1
                """);

        assertThat(games)
                .containsExactly(
                        new ChaseGame("barrage", "R", "B", List.of("a1a2", "b1b2"), "a2a1"),
                        new ChaseGame("classic", "S", "T", List.of("c1c2"), "c2c1"));
    }
}
