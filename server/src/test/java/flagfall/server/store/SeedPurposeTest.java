package flagfall.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class SeedPurposeTest {

    @Test
    void each_purpose_of_each_game_has_a_seed_of_its_own_and_always_the_same() {
        Set<Long> seeds = new HashSet<>();
        for (long game = 0; game < 1000; game++) {
            seeds.add(game);
            for (SeedPurpose purpose : SeedPurpose.values()) {
                assertThat(purpose.of(game)).isEqualTo(purpose.of(game));
                assertThat(seeds.add(purpose.of(game))).isTrue();
            }
        }
    }

    @Test
    void neighbouring_games_share_no_bits_beyond_chance() {
        long differing = 0;
        for (long game = 0; game < 1000; game++) {
            differing += Long.bitCount(SeedPurpose.SETUP.of(game) ^ SeedPurpose.SETUP.of(game + 1));
        }
        assertThat(differing / 1000.0).isBetween(30.0, 34.0);
    }
}
