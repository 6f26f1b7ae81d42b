package flagfall.ai.belief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flagfall.ai.belief.Belief.Evidence;
import flagfall.ai.tool.Told;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.piece.Rank;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What Red believes of Blue before anything has happened.
class BeliefTest {

    private static Memory memory(Ruleset rules) {
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, 1)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, 2)));
        return new Memory(Veil.memory(game, new Viewer.Seat(Side.RED)), Memory.FOR_EVER);
    }

    private static double chanceOfFlag(Evidence evidence, String square) {
        Memory memory = memory(Rulesets.CLASSIC);
        int piece = Told.pieceAt(memory, square);
        return Belief.ofEnemy(memory, evidence).chance(piece, Belief.SLEEPING, Rank.FLAG.ordinal());
    }

    @Test
    void by_counts_alone_every_piece_is_the_flag_as_likely_as_any_other() {
        assertThat(chanceOfFlag(Evidence.COUNTS, "a10")).isCloseTo(1 / 40.0, within(1e-6));
        assertThat(chanceOfFlag(Evidence.COUNTS, "e7")).isCloseTo(1 / 40.0, within(1e-6));
    }

    @Test
    void people_hide_their_flag_in_the_back_row() {
        assertThat(chanceOfFlag(Evidence.HABITS, "a10")).isGreaterThan(20 * chanceOfFlag(Evidence.HABITS, "e7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "barrage", "quick-battle"})
    void every_rank_is_expected_as_often_as_it_is_left(String ruleset) {
        Ruleset rules = Rulesets.named(ruleset).orElseThrow();
        Memory memory = memory(rules);
        Belief belief = Belief.ofEnemy(memory, Evidence.ALL);
        for (Rank rank : Rank.values()) {
            double sum = 0;
            for (int piece = 0; piece < memory.field().pieces(); piece++) {
                boolean enemy = memory.field().side(piece) != memory.me();
                sum += enemy ? belief.chance(piece, Belief.SLEEPING, rank.ordinal()) : 0;
            }
            assertThat(sum).as(rank.toString()).isCloseTo(rules.army().count(rank), within(0.05));
        }
    }
}
