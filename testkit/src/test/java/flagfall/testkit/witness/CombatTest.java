package flagfall.testkit.witness;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.testkit.witness.rule.WitnessRules.EqualRanks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/// What happens when two pieces meet.
class CombatTest {

    private static final String RANKS = "YSITLPJCGM";

    private static Sketch meeting(String ruleset, char attacker, char defender) {
        return Sketch.of(ruleset, """
                f . . .
                T . . t
                . X . .
                F x . .
                """.replace('X', attacker).replace('x', Character.toLowerCase(defender)));
    }

    private static String answer(Sketch sketch) {
        return sketch.redToMove().play("b2b1").answer();
    }

    @Test
    void the_higher_rank_wins_whoever_strikes() {
        for (int low = 0; low < RANKS.length(); low++) {
            for (int high = low + 1; high < RANKS.length(); high++) {
                char weak = RANKS.charAt(low);
                char strong = RANKS.charAt(high);
                assertThat(answer(meeting("classic", strong, weak))).endsWith(" attacker-wins");
                if (weak != 'Y' || strong != 'M') {
                    assertThat(answer(meeting("classic", weak, strong))).endsWith(" defender-wins");
                }
            }
        }
    }

    @Test
    void a_spy_that_strikes_the_marshal_wins() {
        assertThat(answer(meeting("classic", 'Y', 'M'))).isEqualTo("ok strike spy marshal attacker-wins");
    }

    @Test
    void a_spy_that_is_struck_by_the_marshal_loses() {
        assertThat(answer(meeting("classic", 'M', 'Y'))).isEqualTo("ok strike marshal spy attacker-wins");
    }

    @ParameterizedTest
    @ValueSource(chars = {'M', 'G', 'C', 'J', 'P', 'L', 'T', 'I', 'S', 'Y'})
    void equal_ranks_fall_or_stand_as_the_rules_say(char kind) {
        Sketch sketch = meeting("classic", kind, kind);

        assertThat(answer(sketch)).endsWith(" both-fall");
        assertThat(answer(sketch.but(rules -> rules.equalRanks = EqualRanks.ATTACKER_WINS)))
                .endsWith(" attacker-wins");
        assertThat(answer(sketch.but(rules -> rules.equalRanks = EqualRanks.DEFENDER_WINS)))
                .endsWith(" defender-wins");
    }

    @ParameterizedTest
    @EnumSource(EqualRanks.class)
    void the_board_after_equal_ranks_met_shows_who_stands(EqualRanks answer) {
        WitnessGame game = meeting("classic", 'P', 'P')
                .but(rules -> rules.equalRanks = answer)
                .redToMove();
        game.play("b2b1");

        assertThat(game.board())
                .isEqualTo(
                        switch (answer) {
                            case BOTH_FALL -> "f.../T..t/..../F...";
                            case ATTACKER_WINS -> "f.../T..t/..../FP..";
                            case DEFENDER_WINS -> "f.../T..t/..../Fp..";
                        });
    }

    @Test
    void a_miner_defuses_a_bomb_and_moves_onto_its_square() {
        WitnessGame game = meeting("classic", 'I', 'B').redToMove();

        assertThat(game.play("b2b1").answer()).isEqualTo("ok strike miner bomb attacker-wins");
        assertThat(game.board()).isEqualTo("f.../T..t/..../FI..");
    }

    @ParameterizedTest
    @ValueSource(chars = {'M', 'G', 'C', 'J', 'P', 'L', 'T', 'S', 'Y'})
    void a_bomb_stays_where_others_strike_it_or_both_are_removed(char kind) {
        WitnessGame stays = meeting("classic", kind, 'B').redToMove();
        WitnessGame spent = meeting("nine-ranks", kind, 'B').redToMove();

        assertThat(stays.play("b2b1").answer()).endsWith(" bomb defender-wins");
        assertThat(stays.board()).isEqualTo("f.../T..t/..../Fb..");
        assertThat(spent.play("b2b1").answer()).endsWith(" bomb both-fall");
        assertThat(spent.board()).isEqualTo("f.../T..t/..../F...");
    }

    @ParameterizedTest
    @ValueSource(chars = {'M', 'I', 'S', 'Y'})
    void striking_the_flag_wins_at_once_with_any_piece(char kind) {
        WitnessGame game = meeting("classic", kind, 'F').redToMove();

        assertThat(game.play("b2b1").answer()).endsWith(" flag attacker-wins");
        assertThat(game.result()).isEqualTo("red flag");
    }

    @Test
    void a_winning_attacker_moves_in_and_a_winning_defender_stays() {
        WitnessGame wins = meeting("classic", 'M', 'G').redToMove();
        WitnessGame loses = meeting("classic", 'G', 'M').redToMove();
        wins.play("b2b1");
        loses.play("b2b1");

        assertThat(wins.board()).isEqualTo("f.../T..t/..../FM..");
        assertThat(loses.board()).isEqualTo("f.../T..t/..../Fm..");
    }
}
