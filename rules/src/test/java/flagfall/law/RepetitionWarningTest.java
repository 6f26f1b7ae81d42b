package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.drawn.Drawn;
import flagfall.position.Refusal;
import flagfall.position.RepetitionWarning;
import flagfall.rules.Chase;
import flagfall.rules.TwoSquare;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What a player is warned of before a repetition law strikes. Rules 8.2, 8.4 and 9.6.
class RepetitionWarningTest {

    private static final String IDLE_RED = """
            . t . t .
            . . . . .
            . . . . .
            . . . . .
            T . . . .
            """;

    private static List<String> worn(Drawn drawn) {
        return drawn.position().repetitionWarnings().stream()
                .map(RepetitionWarningTest::inWords)
                .toList();
    }

    private static String inWords(RepetitionWarning warning) {
        return warning.move() + " " + warning.law().word() + " " + warning.made() + "/" + warning.most()
                + (warning.isForbidden() ? " forbidden" : "");
    }

    private static Drawn under(TwoSquare law) {
        return board(IDLE_RED).under(change -> {
            change.twoSquare = law;
            change.chase = Chase.OFF;
        });
    }

    @Test
    void a_boundary_is_told_one_crossing_before_the_last_and_when_it_is_shut() {
        Drawn start = under(new TwoSquare.Boundary(3));
        assertThat(worn(start)).isEmpty();
        assertThat(worn(start.plays("a1a2 b5b4"))).isEmpty();
        assertThat(worn(start.plays("a1a2 b5b4 a2a1 d5d4"))).containsExactly("a1a2 two-square 2/3");
        assertThat(worn(start.plays("a1a2 b5b4 a2a1 d5d4 a1a2 b4b5"))).containsExactly("a2a1 two-square 3/3 forbidden");
    }

    @Test
    void a_shuttle_is_told_on_its_way_back_and_when_it_is_over() {
        Drawn start = under(new TwoSquare.Shuttle());
        assertThat(worn(start)).isEmpty();
        assertThat(worn(start.plays("a1a2 b5b4"))).containsExactly("a2a1 two-square 1/2");
        assertThat(worn(start.plays("a1a2 b5b4 a2a1 d5d4"))).containsExactly("a1a2 two-square 2/2 forbidden");
    }

    @Test
    void a_boundary_that_may_be_crossed_once_is_told_when_it_has_been() {
        Drawn start = under(new TwoSquare.Boundary(1));
        assertThat(worn(start)).isEmpty();
        assertThat(worn(start.plays("a1a2 b5b4"))).containsExactly("a2a1 two-square 1/1 forbidden");
    }

    @Test
    void nothing_wears_where_nothing_is_forbidden() {
        assertThat(worn(under(new TwoSquare.Off()).plays("a1a2 b5b4 a2a1 d5d4 a1a2 b4b5")))
                .isEmpty();
    }

    @Test
    void a_chase_is_told_when_it_is_over() {
        Drawn chase = board("""
            . . . .
            . G i .
            . . . .
            . . . .
            """).blueToMove().plays("c3c2 b3c3 c2b2 c3c2 b2b3 c2b2 b3c3 b2b3 c3c2");
        assertThat(worn(chase)).containsExactly("b3c3 chase 0/0 forbidden");
        chase.refuses("b3c3", Refusal.CHASE);
    }
}
