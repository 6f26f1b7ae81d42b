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

    private static List<String> warnings(Drawn drawn) {
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
        assertThat(warnings(start)).isEmpty();
        assertThat(warnings(start.plays("a1a2 b5b4"))).isEmpty();
        assertThat(warnings(start.plays("a1a2 b5b4 a2a1 d5d4"))).containsExactly("a1a2 two-square 2/3");
        assertThat(warnings(start.plays("a1a2 b5b4 a2a1 d5d4 a1a2 b4b5")))
                .containsExactly("a2a1 two-square 3/3 forbidden");
    }

    @Test
    void a_shuttle_is_told_on_its_way_back_and_when_it_is_over() {
        Drawn start = under(new TwoSquare.Shuttle());
        assertThat(warnings(start)).isEmpty();
        assertThat(warnings(start.plays("a1a2 b5b4"))).containsExactly("a2a1 two-square 1/2");
        assertThat(warnings(start.plays("a1a2 b5b4 a2a1 d5d4"))).containsExactly("a1a2 two-square 2/2 forbidden");
    }

    @Test
    void a_boundary_that_may_be_crossed_once_is_told_when_it_has_been() {
        Drawn start = under(new TwoSquare.Boundary(1));
        assertThat(warnings(start)).isEmpty();
        assertThat(warnings(start.plays("a1a2 b5b4"))).containsExactly("a2a1 two-square 1/1 forbidden");
    }

    @Test
    void nobody_is_warned_where_nothing_is_forbidden() {
        assertThat(warnings(under(new TwoSquare.Off()).plays("a1a2 b5b4 a2a1 d5d4 a1a2 b4b5")))
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
        assertThat(warnings(chase)).containsExactly("b3c3 chase 0/0 forbidden");
        chase.refuses("b3c3", Refusal.CHASE);
    }

    @Test // Rules 8.4, 9.6
    void a_move_that_the_chase_law_forbids_is_not_told_as_the_last_that_the_other_allows() {
        Drawn chase = board("""
            . . s .
            . . . .
            . . . S
            . . . .
            """).under(change -> change.twoSquare = new TwoSquare.Boundary(2));
        Drawn over = chase.plays("d2d4 c4c3 d4c4 c3d3 c4c3 d3d2 c3d3 d2c2 d3d2 c2c4");
        over.refuses("d2d4", Refusal.CHASE);
        assertThat(warnings(over)).contains("d2d4 chase 0/0 forbidden");
    }
}
