package flagfall.ai.network.player;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.network.Network;
import flagfall.ai.opening.Deployment;
import flagfall.ai.tuning.SetupTuning;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
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

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void its_own_share_says_how_many_are_drawn_from_those_that_the_network_chose(Ruleset rules) {
        NetworkSettings one = NetworkSettings.AT_A_GLANCE.with("kept", 1).with("setups", 1);
        long chance = new Random(Side.RED.ordinal()).nextLong();
        assertThat(placed(rules, one.with("ownShare", 0)))
                .isEqualTo(Deployment.draw(rules, Side.RED, chance, SetupTuning.DEFAULT));
        assertThat(placed(rules, one.with("ownShare", 1)))
                .isEqualTo(Deployment.drawLearned(rules, Side.RED, chance, SetupTuning.DEFAULT))
                .isNotEqualTo(placed(rules, one.with("ownShare", 0)));
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void of_two_setups_half_is_one_from_the_pool_and_one_that_the_network_chose(Ruleset rules) {
        NetworkSettings two = NetworkSettings.AT_A_GLANCE.with("kept", 2).with("setups", 2);
        Random random = new Random(Side.RED.ordinal());
        Setup pool = Deployment.draw(rules, Side.RED, random.nextLong(), SetupTuning.DEFAULT);
        Setup own = Deployment.drawLearned(rules, Side.RED, random.nextLong(), SetupTuning.DEFAULT);
        assertThat(placed(rules, two.with("ownShare", 0.5))).isIn(pool, own);
    }

    private static Setup placed(Ruleset rules, NetworkSettings settings) {
        return new NetworkPlayer(Network.shipped(), settings, 0).place(rules, Side.RED);
    }
}
