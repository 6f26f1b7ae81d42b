package flagfall.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Rank;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What people read in the terminal: sentences in the names and marks of the ruleset they play.
class NarratorTest {

    @Test
    void one_is_not_several() {
        assertThat(PieceNames.PLAIN.counted(1, Rank.MAJOR)).isEqualTo("1 major");
        assertThat(PieceNames.PLAIN.counted(8, Rank.SCOUT)).isEqualTo("8 scouts");
        assertThat(PieceNames.PLAIN.counted(2, Rank.SPY)).isEqualTo("2 spies");
        assertThat(PieceNames.FANTASY.counted(2, Rank.SPY)).isEqualTo("2 Assassins");
        assertThat(PieceNames.FANTASY.one(Rank.SPY)).isEqualTo("an Assassin");
    }

    @Test
    void no_sentence_of_fantasy_uses_a_plain_name() {
        assertThat(RulesSheet.of(named("fantasy")))
                .contains(
                        "Goblin", "World Stone", "An Assassin that strikes the Dragon Lord wins", "Cursed Obelisks and")
                .doesNotContainPattern("(?i)\\b(marshal|miner|scout|spy|bomb|flag)s?\\b");
    }

    @Test
    void every_ruleset_says_what_was_decided_here_and_shows_its_own_marks() {
        for (Ruleset rules : Rulesets.named()) {
            assertThat(RulesSheet.of(rules)).contains("Decided here\n  - ");
        }
        List<String> nine = RulesSheet.of(named("nine-ranks")).lines().toList();
        assertThat(nine).contains("       9       1  marshal          M", "       s       1  spy              Y");
        assertThat(RulesSheet.of(named("vintage"))).contains("The lakes stand where they do in classic");
    }

    private static Ruleset named(String id) {
        return Rulesets.named(id).orElseThrow();
    }
}
