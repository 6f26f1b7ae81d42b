package flagfall.app.score;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class PentanomialTest {

    @Test
    void three_points_of_four_are_191_elo() {
        assertThat(Elo.difference(0.75)).isCloseTo(400 * Math.log10(3), within(1e-9));
        assertThat(Elo.score(400 * Math.log10(3))).isCloseTo(0.75, within(1e-12));
    }

    @Test
    void pairs_are_counted_by_their_half_points() {
        Pentanomial played = Pentanomial.NONE.plus(0).plus(4).plus(4).plus(3);
        assertThat(played).isEqualTo(Pentanomial.of(1, 0, 0, 1, 2)).hasToString("1 0 0 1 2");
        assertThat(played.pairs()).isEqualTo(4);
        assertThat(played.score()).isEqualTo((0 + 1 + 1 + 0.75) / 4);
    }

    /// Of 400 pairs, 200 at 1/4 and 200 at 3/4 have a mean of 1/2 and a deviation of 1/4, so that the mean is known to
    /// 1.96 / 4 / sqrt(400) = 0.0245, which is 17 Elo.
    @Test
    void the_interval_of_many_pairs_is_that_of_a_normal_mean() {
        Estimate elo = Pentanomial.of(0, 200, 0, 200, 0).elo();
        double bar = Elo.difference(0.5 + 1.959964 / 4 / 20);
        assertThat(elo.value()).isEqualTo(0);
        assertThat(elo.high()).isCloseTo(bar, within(0.2));
        assertThat(elo.low()).isCloseTo(-bar, within(0.2));
        assertThat(elo.excludesZero()).isFalse();
    }

    /// A player who makes a share m of all points wins ten pairs of ten with chance m^10, which is not too small as
    /// long as 2 · 10 · ln(1/m) stays below 3.84: from m = exp(−0.192) on.
    @Test
    void winning_everything_leaves_the_interval_open_above_but_not_below() {
        Estimate elo = Pentanomial.of(0, 0, 0, 0, 10).elo();
        assertThat(elo.value()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
        assertThat(elo.low()).isCloseTo(Elo.difference(Math.exp(-3.841459 / 20)), within(3.0));
        assertThat(elo.excludesZero()).isTrue();
        assertThat(elo).asString().startsWith("+inf [+2").endsWith(", +inf]");
    }

    @Test
    void nothing_is_known_before_the_first_pair() {
        Estimate elo = Pentanomial.NONE.elo();
        assertThat(elo.low()).isEqualTo(Double.NEGATIVE_INFINITY);
        assertThat(elo.high()).isEqualTo(Double.POSITIVE_INFINITY);
    }

    @Test
    void pairs_that_end_one_all_tell_more_than_pairs_won_and_lost() {
        double narrow = Pentanomial.of(1, 5, 88, 5, 1).elo().high();
        double wide = Pentanomial.of(50, 0, 0, 0, 50).elo().high();
        assertThat(narrow).isLessThan(wide / 3);
    }
}
