package flagfall.server.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import flagfall.server.rating.Glicko2.RatedGame;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Glickman's worked example, and what must hold of any game.
class Glicko2Test {

    @Test
    void the_worked_example_of_the_paper() {
        PlayerRating after = Glicko2.after(
                new PlayerRating(1500, 200, 0.06),
                List.of(
                        new RatedGame(new PlayerRating(1400, 30, 0.06), 1),
                        new RatedGame(new PlayerRating(1550, 100, 0.06), 0),
                        new RatedGame(new PlayerRating(1700, 300, 0.06), 0)));
        assertThat(after.rating()).isCloseTo(1464.06, within(0.01));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void who_does_not_play_becomes_less_certain_and_nothing_else() {
        PlayerRating before = new PlayerRating(1700, 60, 0.06);
        PlayerRating after = Glicko2.after(before, List.of());
        assertThat(after.rating()).isEqualTo(1700);
        assertThat(after.deviation()).isCloseTo(Math.hypot(60, 0.06 * 173.7178), within(1e-9));
        assertThat(after.volatility()).isEqualTo(0.06);
    }

    @Test
    void two_newcomers_move_apart_by_the_same_amount() {
        PlayerRating winner = Glicko2.after(PlayerRating.START, PlayerRating.START, 1);
        PlayerRating loser = Glicko2.after(PlayerRating.START, PlayerRating.START, 0);
        assertThat(winner.rating() - 1500).isCloseTo(1500 - loser.rating(), within(1e-9));
        assertThat(winner.rating()).isCloseTo(1662.31, within(0.01));
        assertThat(winner.deviation()).isCloseTo(290.32, within(0.01)).isEqualTo(loser.deviation());
        assertThat(Glicko2.after(PlayerRating.START, PlayerRating.START, 0.5).rating())
                .isCloseTo(1500, within(1e-9));
    }

    record Pairing(PlayerRating player, PlayerRating opponent) {}

    static Stream<Pairing> pairings() {
        SplittableRandom random = new SplittableRandom(14);
        return IntStream.range(0, 500).mapToObj(_ -> new Pairing(any(random), any(random)));
    }

    private static PlayerRating any(SplittableRandom random) {
        return new PlayerRating(
                random.nextDouble(-500, 4000), random.nextDouble(20, 500), random.nextDouble(0.01, 0.2));
    }

    @ParameterizedTest
    @MethodSource("pairings")
    void winning_raises_losing_lowers_and_a_better_result_is_never_worth_less(Pairing pairing) {
        PlayerRating before = pairing.player();
        PlayerRating won = Glicko2.after(before, pairing.opponent(), 1);
        PlayerRating drawn = Glicko2.after(before, pairing.opponent(), 0.5);
        PlayerRating lost = Glicko2.after(before, pairing.opponent(), 0);
        assertThat(won.rating()).isGreaterThanOrEqualTo(before.rating()).isGreaterThanOrEqualTo(drawn.rating());
        assertThat(lost.rating()).isLessThanOrEqualTo(before.rating()).isLessThanOrEqualTo(drawn.rating());
        for (PlayerRating after : List.of(won, drawn, lost)) {
            assertThat(after.deviation()).isLessThan(Math.hypot(before.deviation(), 173.7178 * after.volatility()));
            assertThat(after.volatility()).isBetween(before.volatility() / 2, before.volatility() * 2);
        }
    }
}
