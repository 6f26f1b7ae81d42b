package flagfall.testkit.witness;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import flagfall.testkit.file.ChaseGame;
import flagfall.testkit.witness.rule.WitnessRules;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Published games whose last move breaks the more-square rule while every earlier one is legal.
class WitnessChaseGamesTest {

    private static final String ABSENT = "SKIPPED: the published chase games are not beside the project";

    @Test
    void the_last_move_of_each_published_game_is_refused_and_every_earlier_one_is_legal() {
        List<ChaseGame> games = ChaseGame.published();
        if (games.isEmpty()) {
            System.out.println(ABSENT);
        }
        assumeFalse(games.isEmpty(), ABSENT);

        assertThat(games).hasSize(146).allSatisfy(WitnessChaseGamesTest::judge);
    }

    private static void judge(ChaseGame told) {
        WitnessRules rules =
                WitnessRules.of(told.ruleset()).but(draft -> draft.quietLimit = WitnessRules.NO_QUIET_LIMIT);
        WitnessGame game = WitnessGame.start(rules, told.red(), told.blue());
        told.moves().forEach(game::play);

        assertThat(game.refusal(told.illegal())).isEqualTo("chase");
    }
}
