package flagfall.ai.belief;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flagfall.ai.state.InformationState;
import flagfall.ai.tool.Told;
import flagfall.ai.tuning.Tuning;
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
class StatisticalRankModelTest {

    private static InformationState state(Ruleset rules) {
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(Setup.random(rules, Side.RED, 1)))
                .after(new Event.Placed(Setup.random(rules, Side.BLUE, 2)));
        return InformationState.of(Veil.memory(game, new Viewer.Seat(Side.RED)));
    }

    private static RankChances ofEnemy(RankModel model, InformationState state) {
        return model.chances(state, 1 - state.me(), Tuning.DEFAULT);
    }

    private static double chanceOfFlag(RankModel model, String square) {
        InformationState state = state(Rulesets.CLASSIC);
        int piece = Told.pieceAt(state, square);
        return ofEnemy(model, state).of(piece, RankChances.UNMOVED, Rank.FLAG.ordinal());
    }

    @Test
    void by_counts_alone_every_piece_is_the_flag_as_likely_as_any_other() {
        assertThat(chanceOfFlag(StatisticalRankModel.COUNTS, "a10")).isCloseTo(1 / 40.0, within(1e-6));
        assertThat(chanceOfFlag(StatisticalRankModel.COUNTS, "e7")).isCloseTo(1 / 40.0, within(1e-6));
    }

    @Test
    void people_hide_their_flag_in_the_back_row() {
        assertThat(chanceOfFlag(StatisticalRankModel.SETUPS, "a10"))
                .isGreaterThan(20 * chanceOfFlag(StatisticalRankModel.SETUPS, "e7"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"classic", "barrage", "quick-battle"})
    void every_rank_is_expected_as_often_as_it_is_left(String ruleset) {
        Ruleset rules = Rulesets.named(ruleset).orElseThrow();
        InformationState state = state(rules);
        RankChances chances = ofEnemy(StatisticalRankModel.FULL, state);
        for (Rank rank : Rank.values()) {
            double sum = 0;
            for (int piece = 0; piece < state.pieces(); piece++) {
                boolean enemy = state.side(piece) != state.me();
                sum += enemy ? chances.of(piece, RankChances.UNMOVED, rank.ordinal()) : 0;
            }
            assertThat(sum).as(rank.toString()).isCloseTo(rules.army().count(rank), within(0.05));
        }
    }
}
