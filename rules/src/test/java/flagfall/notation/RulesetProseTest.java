package flagfall.notation;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Board;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// A ruleset in sentences for people. What each option says is compared with the pages in `docs/rules`.
class RulesetProseTest {

    private static List<String> sentences(Ruleset rules) {
        return RulesetProse.sections(rules).stream()
                .flatMap(chapter -> chapter.sentences().stream())
                .toList();
    }

    private static Ruleset onOneRow(int columns, Ruleset rules) {
        return rules.with(change -> change.board = new Board(columns, 8, 1, Set.of()));
    }

    @Test
    void a_board_is_told_by_its_size_its_homes_and_its_lakes() {
        assertThat(sentences(Rulesets.CLASSIC))
                .contains(
                        "The board has 10 columns and 10 rows; each army's home is the 4 rows nearest to its player.",
                        "Lakes: c5 d5 g5 h5 c6 d6 g6 h6.");
        assertThat(sentences(onOneRow(10, Rulesets.BARRAGE)))
                .contains(
                        "The board has 10 columns and 8 rows; each army's home is the 1 row nearest to its player.",
                        "There are no lakes.");
    }

    @Test
    void an_army_is_told_by_its_size_and_the_squares_that_it_leaves_empty() {
        assertThat(sentences(Rulesets.CLASSIC))
                .contains("Each army has 40 pieces, placed anywhere in its home, which it fills.");
        assertThat(sentences(Rulesets.BARRAGE))
                .contains(
                        "Each army has 8 pieces, placed anywhere in its home; 32 squares of it stay empty, where the player"
                                + " chooses.");
        assertThat(sentences(onOneRow(9, Rulesets.BARRAGE)))
                .contains(
                        "Each army has 8 pieces, placed anywhere in its home; 1 square of it stays empty, where the player"
                                + " chooses.");
    }

    @Test
    void an_army_is_listed_from_the_marshal_down_then_bombs_and_the_flag() {
        assertThat(RulesetProse.army(Rulesets.BARRAGE))
                .extracting(trooper -> trooper.rank() + " " + trooper.power() + " " + trooper.count())
                .containsExactly(
                        "MARSHAL 10 1", "GENERAL 9 1", "MINER 3 1", "SCOUT 2 2", "SPY 1 1", "BOMB - 1", "FLAG - 1");
    }
}
