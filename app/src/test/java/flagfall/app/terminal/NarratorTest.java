package flagfall.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.piece.Rank;
import org.junit.jupiter.api.Test;

class NarratorTest {

    @Test
    void pieces_are_counted_as_people_count_them() {
        assertThat(Narrator.counted(1, Rank.MAJOR)).isEqualTo("1 major");
        assertThat(Narrator.counted(8, Rank.SCOUT)).isEqualTo("8 scouts");
        assertThat(Narrator.counted(2, Rank.SPY)).isEqualTo("2 spies");
    }
}
