package flagfall.ai.belief;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.tool.Told;
import org.junit.jupiter.api.Test;

/// A Blue colonel comes among Red sergeants.
class DaringTest {

    private static final String BOARD =
            "f........./b........./........../c........./T.~~..~~../.T~~..~~../........../.........I/.........B/F.........";

    @Test
    void who_strikes_sleepers_with_an_officer_that_is_known_dares() {
        Memory memory = Told.toRed(BOARD, "a7a6", "j3j4", "a6a5", "j4j3", "a5b5");
        assertThat(Daring.ofEnemy(memory)).isPositive();
    }

    @Test
    void a_first_strike_out_of_hiding_is_not_daring() {
        Memory memory = Told.toRed(BOARD, "a7a6");
        assertThat(Daring.ofEnemy(memory)).isZero();
    }

    @Test
    void to_strike_what_has_moved_is_not_daring() {
        Memory memory = Told.toRed(BOARD, "a7a6", "b5a5", "a6a5");
        assertThat(Daring.ofEnemy(memory)).isZero();
    }
}
