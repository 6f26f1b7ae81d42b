package flagfall.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class BradleyTerryTest {

    /// 75 of 100 points are 400 log10(3) = 190.85 Elo, half of it above zero and half below. The logarithm of the odds
    /// is known to 1 / sqrt(100 · 3/4 · 1/4), each player's own strength to half of that.
    @Test
    void two_players_stand_as_far_apart_as_their_score_says() {
        List<Estimate> ratings = BradleyTerry.rate(new double[][] {{0, 75}, {25, 0}}, 0);
        double bar = 1.959964 * (1 / Math.sqrt(18.75)) / 2 * 400 / Math.log(10);
        assertThat(ratings.getFirst().value()).isCloseTo(95.4243, within(1e-3));
        assertThat(ratings.getLast().value()).isCloseTo(-95.4243, within(1e-3));
        assertThat(ratings.getFirst().high() - ratings.getFirst().value()).isCloseTo(bar, within(1e-3));
    }

    /// Odds of 2, 2 and 4 to one fit together without a rest: 2 · 2 = 4.
    @Test
    void results_that_fit_together_are_matched_exactly() {
        double[][] points = {{0, 40, 80}, {20, 0, 40}, {20, 20, 0}};
        List<Estimate> ratings = BradleyTerry.rate(points, 0);
        double octave = 400 * Math.log10(2);
        assertThat(ratings.get(0).value()).isCloseTo(octave, within(1e-6));
        assertThat(ratings.get(1).value()).isCloseTo(0, within(1e-6));
        assertThat(ratings.get(2).value()).isCloseTo(-octave, within(1e-6));
    }

    @Test
    void neighbours_are_enough_to_rate_a_ladder() {
        double[][] points = {{0, 75, 0}, {25, 0, 75}, {0, 25, 0}};
        List<Estimate> ratings = BradleyTerry.rate(points, 0);
        assertThat(ratings.get(0).value()).isCloseTo(190.8485, within(1e-3));
        assertThat(ratings.get(1).value()).isCloseTo(0, within(1e-6));
    }

    @Test
    void one_assumed_draw_keeps_an_unbeaten_player_on_the_scale() {
        List<Estimate> ratings = BradleyTerry.rate(new double[][] {{0, 10}, {0, 0}}, 1);
        double difference = ratings.getFirst().value() - ratings.getLast().value();
        assertThat(difference).isCloseTo(400 * Math.log10(10.5 / 0.5), within(1e-3));
    }

    @Test
    void players_who_never_met_at_all_cannot_be_compared() {
        double[][] points = {{0, 5, 0, 0}, {5, 0, 0, 0}, {0, 0, 0, 5}, {0, 0, 5, 0}};
        assertThatThrownBy(() -> BradleyTerry.rate(points, 1)).isInstanceOf(IllegalArgumentException.class);
    }
}
