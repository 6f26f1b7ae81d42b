package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What a person gets who presses "Random" or "Fill the rest". `-Dflagfall.setups=10000` draws longer.
class SensibleSetupTest {

    private static final int DRAWS = Integer.getInteger("flagfall.setups", 200);

    static List<Ruleset> everyRuleset() {
        return Rulesets.named();
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void every_one_is_legal_with_its_flag_off_the_front_and_no_square_is_fixed(Ruleset rules) {
        Map<Square, Set<Rank>> seen = new HashMap<>();
        int front = rules.board().homeRows() - 1;
        for (long seed = 0; seed < DRAWS; seed++) {
            Setup setup = SensibleSetup.around(new Setup(Side.RED, Map.of()), rules, seed);
            assertThat(setup.flaws(rules)).isEmpty();
            setup.pieces().forEach((square, rank) -> {
                seen.computeIfAbsent(square, _ -> new HashSet<>()).add(rank);
                assertThat(rank == Rank.FLAG && square.row() == front)
                        .as("a flag in front")
                        .isFalse();
            });
        }
        assertThat(seen.values()).allSatisfy(ranks -> assertThat(ranks).hasSizeGreaterThan(1));
    }

    @ParameterizedTest
    @MethodSource("everyRuleset")
    void what_is_placed_stays_where_it_is(Ruleset rules) {
        for (long seed = 0; seed < DRAWS / 10; seed++) {
            Map<Square, Rank> half = new TreeMap<>();
            Setup.random(rules, Side.BLUE, seed).pieces().entrySet().stream()
                    .skip(seed % rules.army().size())
                    .forEach(piece -> half.put(piece.getKey(), piece.getValue()));
            Setup whole = SensibleSetup.around(new Setup(Side.BLUE, half), rules, seed);
            assertThat(whole.flaws(rules)).isEmpty();
            assertThat(whole.pieces()).containsAllEntriesOf(half);
        }
    }
}
