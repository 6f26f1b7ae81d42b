package flagfall.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import flagfall.app.score.Sprt.Decision;
import org.junit.jupiter.api.Test;

class SprtTest {

    private static final Sprt TEST = new Sprt(0, 50);

    /// With pairs that are won or lost whole, the test is the plain one of a coin: 60 heads and 40 tails speak for
    /// heads with chance h over an even coin by 60 ln(h / 0.5) + 40 ln((1 − h) / 0.5).
    @Test
    void whole_pairs_are_judged_as_throws_of_a_coin() {
        double heads = 1 / (1 + Math.pow(10, -50 / 400.0));
        double byHand = 60 * Math.log(heads / 0.5) + 40 * Math.log((1 - heads) / 0.5);
        assertThat(TEST.ratio(Pentanomial.of(40, 0, 0, 0, 60))).isCloseTo(byHand, within(0.01));
    }

    /// For many pairs the ratio nears n (m1 − m0) (2m − m0 − m1) / 2v: here n = 1000, m = 0.525, v = 0.034375.
    @Test
    void many_pairs_are_judged_as_a_normal_mean() {
        Pentanomial played = Pentanomial.of(10, 190, 500, 290, 10);
        double second = Elo.score(10);
        double byHand = 1000 * (second - 0.5) * (2 * 0.525 - 0.5 - second) / (2 * 0.034375);
        assertThat(played.score()).isCloseTo(0.525, within(1e-12));
        assertThat(new Sprt(0, 10).ratio(played)).isCloseTo(byHand, withinPercentage(3));
    }

    @Test
    void it_speaks_when_the_odds_are_nineteen_to_one() {
        assertThat(Sprt.BOUND).isCloseTo(2.9444, within(1e-4));
        assertThat(TEST.decide(Pentanomial.NONE)).isEqualTo(Decision.OPEN);
        assertThat(TEST.decide(Pentanomial.of(40, 0, 0, 0, 60))).isEqualTo(Decision.OPEN);
        assertThat(TEST.decide(Pentanomial.of(30, 0, 0, 0, 70))).isEqualTo(Decision.SECOND);
        assertThat(TEST.decide(Pentanomial.of(60, 0, 0, 0, 40))).isEqualTo(Decision.FIRST);
    }

    @Test
    void pairs_without_any_variety_are_judged_too() {
        assertThat(TEST.decide(Pentanomial.of(0, 0, 0, 0, 40))).isEqualTo(Decision.SECOND);
        assertThat(TEST.decide(Pentanomial.of(0, 0, 100, 0, 0))).isEqualTo(Decision.FIRST);
    }

    @Test
    void the_second_belief_must_be_the_stronger() {
        assertThatThrownBy(() -> new Sprt(10, 10)).hasMessageContaining("elo0 must be less");
    }
}
