package flagfall.ai.opening;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import flagfall.ai.tuning.Tuning;
import flagfall.board.Square;
import flagfall.notation.RulesetText;
import flagfall.notation.SetupText;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Bomb;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeploymentTest {

    private static final Path RECORDED = Path.of("..", "..", "shared", "data", "setups");

    static List<Ruleset> owners() {
        return Pool.OWNERS;
    }

    static List<Ruleset> everyRuleset() {
        return Rulesets.named();
    }

    private static List<Setup> pool(Ruleset rules) {
        return setups(Pool.of(rules), rules);
    }

    private static List<Setup> setups(Optional<Pool> pool, Ruleset rules) {
        return pool.orElseThrow().texts().stream()
                .map(text -> SetupText.read(text, Side.RED, rules).setup())
                .toList();
    }

    private static void assertNoTwins(List<Setup> pool, Ruleset rules) {
        Set<Setup> seen = new HashSet<>();
        pool.forEach(setup -> {
            assertThat(seen).doesNotContain(setup.mirrored(rules.board()));
            assertThat(seen.add(setup)).isTrue();
        });
    }

    private static Stream<Setup> drawn(Ruleset rules, Side side, int count) {
        return LongStream.range(0, count).mapToObj(seed -> Deployment.draw(rules, side, seed, Tuning.DEFAULT.setup()));
    }

    @ParameterizedTest
    @MethodSource("owners")
    void there_are_many_and_no_two_are_the_same_or_mirror_images(Ruleset rules) {
        List<Setup> pool = pool(rules);
        assertNoTwins(pool, rules);
        assertThat(pool).hasSizeGreaterThanOrEqualTo(rules.equals(Rulesets.CLASSIC) ? 250 : 100);
    }

    @ParameterizedTest
    @MethodSource("owners")
    void those_that_the_network_chose_are_many_and_none_is_foolish(Ruleset rules) {
        List<Setup> chosen = setups(Pool.learned(rules), rules);
        assertNoTwins(chosen, rules);
        assertThat(chosen).hasSizeGreaterThan(140);
        assertSound(chosen, rules);
        List<Setup> drawn = LongStream.range(0, 50)
                .mapToObj(seed -> Deployment.drawLearned(rules, Side.RED, seed, Tuning.DEFAULT.setup()))
                .toList();
        assertSound(drawn, rules);
        assertThat(drawn)
                .doesNotHaveDuplicates()
                .isNotEqualTo(drawn(rules, Side.RED, 50).toList());
    }

    private static void assertSound(List<Setup> setups, Ruleset rules) {
        SetupFaults check = new SetupFaults(rules, Side.RED, Tuning.DEFAULT.setup());
        assertThat(setups).allSatisfy(setup -> {
            assertThat(setup.flaws(rules)).isEmpty();
            assertThat(check.faults(setup)).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("owners")
    void each_is_legal_and_none_is_foolish(Ruleset rules) {
        assertSound(pool(rules), rules);
    }

    @ParameterizedTest
    @MethodSource("owners")
    void none_was_played_by_others(Ruleset rules) throws IOException {
        assumeTrue(Files.isDirectory(RECORDED), "no recorded setups to compare with: " + RECORDED);
        Set<String> recorded = new Recorded(RECORDED).texts();
        assertThat(pool(rules)).allSatisfy(setup -> {
            assertThat(recorded).doesNotContain(SetupText.write(setup, rules.board()));
            assertThat(recorded).doesNotContain(SetupText.write(setup.mirrored(rules.board()), rules.board()));
        });
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void what_is_drawn_is_legal_and_not_foolish_and_hardly_ever_twice_the_same(Ruleset rules) {
        SetupFaults check = new SetupFaults(rules, Side.BLUE, Tuning.DEFAULT.setup());
        List<Setup> setups = drawn(rules, Side.BLUE, 300).toList();
        assertThat(Set.copyOf(setups)).hasSizeGreaterThan(290);
        assertThat(setups.subList(0, 100)).doesNotHaveDuplicates();
        assertThat(setups).allSatisfy(setup -> {
            assertThat(setup.flaws(rules)).isEmpty();
            assertThat(check.faults(setup)).isEmpty();
        });
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void nobody_can_guess_the_square_of_the_flag_or_the_marshal(Ruleset rules) {
        for (Rank rank : List.of(Rank.FLAG, Rank.MARSHAL)) {
            Map<Square, Integer> counts = new HashMap<>();
            drawn(rules, Side.RED, 200)
                    .forEach(setup -> setup.pieces().forEach((square, placed) -> {
                        if (placed == rank) {
                            counts.merge(square, 1, Integer::sum);
                        }
                    }));
            assertThat(counts).hasSizeGreaterThanOrEqualTo(6);
            assertThat(counts.values()).allSatisfy(count -> assertThat(count).isLessThan(80));
        }
    }

    @Test
    void the_same_seed_gives_the_same_setup() {
        assertThat(Deployment.draw(Rulesets.CLASSIC, Side.RED, 7, Tuning.DEFAULT.setup()))
                .isEqualTo(Deployment.draw(Rulesets.CLASSIC, Side.RED, 7, Tuning.DEFAULT.setup()));
    }

    @Test
    void rulesets_with_one_board_and_one_army_share_their_setups() {
        assertThat(Pool.of(Rulesets.VINTAGE)).isEqualTo(Pool.of(Rulesets.CLASSIC));
        assertThat(Pool.of(Rulesets.DUEL)).isNotEqualTo(Pool.of(Rulesets.QUICK_BATTLE));
    }

    @Test
    void every_edition_has_setups_that_the_network_chose_and_other_rules_on_its_board_share_them() {
        assertThat(Rulesets.named()).allMatch(rules -> Pool.learned(rules).isPresent());
        Ruleset changed = Rulesets.NINE_RANKS.with(change -> change.bomb = Bomb.STAYS);
        assertThat(Pool.learned(changed)).isEqualTo(Pool.learned(Rulesets.NINE_RANKS));
        assertThat(Pool.learned(Rulesets.COMMANDER)).isEqualTo(Pool.learned(Rulesets.CLASSIC));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{\"base\":\"classic\",\"army\":{\"scout\":6}}",
                "{\"base\":\"classic\",\"board\":{\"columns\":8,\"rows\":8,\"homeRows\":3,\"lakes\":[\"d4\",\"e4\"]},"
                        + "\"army\":{\"scout\":3,\"miner\":3,\"sergeant\":2,\"lieutenant\":2,\"captain\":2,\"major\":2,"
                        + "\"bomb\":4}}",
                "{\"base\":\"quick-battle\",\"army\":{\"bomb\":4,\"colonel\":2}}",
                "{\"base\":\"barrage\",\"board\":{\"columns\":6,\"rows\":6,\"homeRows\":2,\"lakes\":[]}}"
            })
    void where_there_is_no_pool_setups_are_drawn_with_sense(String json) {
        Ruleset rules = RulesetText.read(json).orThrow();
        assertThat(Pool.of(rules)).isEmpty();
        List<Setup> setups = drawn(rules, Side.BLUE, 100).toList();
        assertThat(Set.copyOf(setups)).hasSizeGreaterThan(80);
        assertThat(setups)
                .allSatisfy(setup -> assertThat(setup.flaws(rules)).isEmpty())
                .allSatisfy(setup -> assertThat(new SetupFaults(rules, Side.BLUE, Tuning.DEFAULT.setup()).faults(setup))
                        .isEmpty());
    }
}
