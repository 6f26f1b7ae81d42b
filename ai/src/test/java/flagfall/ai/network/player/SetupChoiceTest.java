package flagfall.ai.network.player;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.network.Network;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SetupChoiceTest {

    static List<Ruleset> everyRuleset() {
        return Rulesets.named();
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void no_setup_is_played_twice_in_ten_games(Ruleset rules) {
        NetworkSettings few = NetworkSettings.AT_A_GLANCE.with("kept", 1).with("setups", 2);
        Set<Setup> setups = new HashSet<>();
        for (int game = 0; game < 10; game++) {
            NetworkPlayer player = new NetworkPlayer(Network.shipped(), few, game);
            setups.add(player.place(rules, Side.RED));
        }
        assertThat(setups).hasSize(10);
    }
}
