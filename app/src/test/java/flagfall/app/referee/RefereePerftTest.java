package flagfall.app.referee;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.testkit.file.PerftPosition;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The referee counts what the witness counted: the files in `testkit/perft`.
class RefereePerftTest {

    static List<PerftPosition> positions() {
        return PerftPosition.all();
    }

    @Test
    void there_are_at_least_sixty_positions() {
        assertThat(positions()).hasSizeGreaterThanOrEqualTo(60);
    }

    @ParameterizedTest
    @MethodSource("positions")
    void every_count_is_the_witness_s(PerftPosition position) {
        Referee referee = new Referee(() -> 0);
        for (String line : position.referee()) {
            assertThat(referee.answer(line)).as(line).isEqualTo("ok");
        }
        position.counts()
                .forEach((depth, count) -> assertThat(referee.answer("perft " + depth))
                        .as("perft " + depth)
                        .isEqualTo("ok " + count));
    }
}
