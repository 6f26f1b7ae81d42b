package flagfall.testkit.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.testkit.witness.WitnessGame;
import flagfall.testkit.witness.rule.WitnessRules;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The perft files, counted again by the witness.
class WitnessPerftTest {

    static Stream<PerftPosition> positions() {
        return PerftPosition.all().stream();
    }

    @ParameterizedTest
    @MethodSource("positions")
    void the_witness_counts_what_the_file_says(PerftPosition position) {
        WitnessGame game = open(position);

        assertThat(position.counts())
                .isNotEmpty()
                .allSatisfy((length, count) -> assertThat(game.perft(length))
                        .as("sequences of %d moves", length)
                        .isEqualTo(count));
    }

    private static WitnessGame open(PerftPosition position) {
        WitnessRules rules = WitnessRules.of(position.rules());
        String[] first = position.referee().get(1).split(" ", -1);
        if (first[0].equals("position")) {
            return WitnessGame.position(rules, first[1], first[2]);
        }
        String[] second = position.referee().get(2).split(" ", -1);
        return WitnessGame.start(rules, first[2], second[2]);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void a_position_is_kept_in_the_file_of_its_ruleset(PerftPosition position) {
        String ruleset = position.file().replace(".perft", "");

        assertThat(position.rules())
                .satisfiesAnyOf(
                        rules -> assertThat(rules).isEqualTo(ruleset),
                        rules -> assertThat(rules).startsWith("{\"base\":\"" + ruleset + "\","));
    }

    @Test
    void no_two_positions_have_the_same_name() {
        assertThat(positions().map(PerftPosition::name)).doesNotHaveDuplicates();
    }

    @Test
    void every_named_ruleset_has_a_file() {
        assertThat(positions().map(PerftPosition::file).distinct())
                .containsExactlyInAnyOrder(
                        "barrage.perft",
                        "classic.perft",
                        "commander.perft",
                        "duel.perft",
                        "fantasy.perft",
                        "nine-ranks.perft",
                        "quick-battle.perft",
                        "tabletop.perft",
                        "vintage.perft");
    }

    @Test
    void paragraphs_become_positions_and_remarks_are_left_out() {
        List<PerftPosition> read = PerftPosition.read("duel.perft", """
                # about it

                one
                new duel
                position a/b red
                1 12

                # another

                two
                new duel
                setup red A
                setup blue B
                1 3
                2 45
                """);

        assertThat(read).extracting(PerftPosition::name).containsExactly("one", "two");
        assertThat(read.getLast().rules()).isEqualTo("duel");
        assertThat(read.getLast().referee()).containsExactly("new duel", "setup red A", "setup blue B");
        assertThat(read.getLast().counts())
                .containsEntry(1, 3L)
                .containsEntry(2, 45L)
                .hasSize(2);
    }

    @Test
    void a_line_that_says_nothing_is_refused() {
        assertThatThrownBy(() -> PerftPosition.read("duel.perft", "one\nnew duel\nperhaps 3\n"))
                .hasMessageContaining("perhaps 3");
    }
}
