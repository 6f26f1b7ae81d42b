package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static flagfall.position.Refusal.TWO_SQUARE;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.drawn.Drawn;
import flagfall.rules.Chase;
import flagfall.rules.ScoutStrike;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Chapter 8 of the law. Blue's two pieces in the top row take turns stepping down and up, so that no law ever stops
/// Blue while Red goes back and forth.
class TwoSquareTest {

    private static final List<String> IDLING = List.of("b5b4", "d5d4", "b4b5", "d4d5");

    /// Red moves, and Blue idles after each of them.
    private static Drawn red(Drawn start, String moves) {
        Drawn now = start;
        for (String move : moves.split(" ", -1)) {
            now = now.plays(move).plays(IDLING.get(now.position().ply() / 2 % IDLING.size()));
        }
        return now;
    }

    private static Drawn drawn(String law, String drawing) {
        return board(drawing).under(change -> {
            change.twoSquare = TwoSquare.of(law);
            change.chase = Chase.OFF;
            change.scoutStrike = ScoutStrike.MOVE_THEN_STRIKE;
            change.winningDefender = WinningDefender.ADVANCES;
        });
    }

    private static Drawn lone(String law, char piece) {
        return drawn(law, """
            . t . t .
            . . . . .
            . . . . .
            . . . . .
            # . . . .
            """.replace('#', piece));
    }

    @Test // Rule 8.1
    void off_lets_a_piece_go_back_and_forth_as_long_as_it_likes() {
        red(lone("OFF", 'T'), "a1a2 a2a1 a1a2 a2a1 a1a2 a2a1 a1a2 a2a1 a1a2").allows("a2a1");
    }

    @Nested // Rules 8.2, 8.3
    class Shuttle {

        @Test
        void refuses_the_third_turn_between_the_same_two_squares() {
            red(lone("SHUTTLE", 'T'), "a1a2").allows("a2a1");
            red(lone("SHUTTLE", 'T'), "a1a2 a2a1").refuses("a1a2", TWO_SQUARE).allows("a1b1");
        }

        @Test
        void begins_again_when_the_piece_has_gone_elsewhere() {
            red(lone("SHUTTLE", 'T'), "a1a2 a2a1 a1b1 b1a1").allows("a1a2");
            red(lone("SHUTTLE", 'T'), "a1a2 a2a1 a1b1 b1a1").refuses("a1b1", TWO_SQUARE);
        }

        @Test // Rule 8.8
        void begins_again_when_another_piece_has_moved() {
            Drawn two = drawn("SHUTTLE", """
                . t . t .
                . . . . .
                . . . . .
                . . . . .
                T . . . T
                """);
            red(two, "a1a2 a2a1 e1e2").allows("a1a2");
            red(two, "a1a2 e1e2 a2a1").allows("a1a2");
        }

        @Test
        void holds_a_scout_to_the_same_two_squares_and_no_others() {
            red(lone("SHUTTLE", 'S'), "a1a3 a3a1").refuses("a1a3", TWO_SQUARE).allows("a1a2", "a1a4", "a1b1");
            red(lone("SHUTTLE", 'S'), "a1a3 a3a1 a1a4 a4a1 a1a3").allows("a3a1");
        }

        @Test
        void never_refuses_a_strike() {
            drawn("SHUTTLE", """
                t . . .
                . i . .
                . . . .
                T . . .
                """).plays("a1a2 b3b2 a2a1 b2a2").allows("a1a2");
        }

        @Test
        void is_broken_by_a_strike() {
            Drawn struck = drawn("SHUTTLE", """
                . t . t .
                . . . . .
                . . . . .
                i . . . .
                T . . . .
                """);
            red(struck, "a1a2 a2a1").allows("a1a2");
            red(struck, "a1a2 a2a1 a1a2").refuses("a2a1", TWO_SQUARE);
        }

        @Test
        void is_broken_by_a_strike_on_the_way_back() {
            drawn("SHUTTLE", """
                . t . t .
                . . . . .
                i . . . .
                T . . . .
                . . . . .
                """).plays("a2b2 a3a2 b2a2 b5b4").allows("a2b2");
        }
    }

    @Nested // Rule 8.4
    class Boundary {

        @Test
        void may_be_crossed_so_often_in_a_row_and_no_more() {
            red(lone("BOUNDARY_1", 'T'), "a1a2").refuses("a2a1", TWO_SQUARE).allows("a2a3", "a2b2");
            red(lone("BOUNDARY_2", 'T'), "a1a2 a2a1")
                    .refuses("a1a2", TWO_SQUARE)
                    .allows("a1b1");
            red(lone("BOUNDARY_3", 'T'), "a1a2 a2a1").allows("a1a2");
            red(lone("BOUNDARY_3", 'T'), "a1a2 a2a1 a1a2")
                    .refuses("a2a1", TWO_SQUARE)
                    .allows("a2a3", "a2b2");
        }

        @ParameterizedTest
        @ValueSource(ints = {4, 5, 50, 98, 99})
        void is_counted_up_to_ninety_nine(int most) {
            Drawn now = lone("BOUNDARY_" + most, 'T');
            for (int crossing = 0; crossing < most; crossing++) {
                now = red(now, crossing % 2 == 0 ? "a1a2" : "a2a1");
            }
            now.refuses(most % 2 == 0 ? "a1a2" : "a2a1", TWO_SQUARE);
        }

        @Test
        void takes_no_other_number() {
            assertThatThrownBy(() -> new TwoSquare.Boundary(0)).hasMessageContaining("1 to 99, not 0");
            assertThatThrownBy(() -> new TwoSquare.Boundary(100)).hasMessageContaining("1 to 99, not 100");
            assertThat(TwoSquare.of("BOUNDARY_99")).isEqualTo(new TwoSquare.Boundary(99));
            for (String wrong : List.of("BOUNDARY_0", "BOUNDARY_100", "BOUNDARY_03", "BOUNDARY_", "boundary_3", "ON")) {
                assertThatThrownBy(() -> TwoSquare.of(wrong)).hasMessageContaining(wrong);
            }
        }

        @Test
        void is_forgotten_when_the_piece_crosses_another() {
            red(lone("BOUNDARY_3", 'T'), "a1a2 a2a1 a1b1 b1a1 a1a2 a2a1").allows("a1a2");
            red(lone("BOUNDARY_2", 'T'), "a1a2 a2a3 a3a2").allows("a2a1");
        }

        @Test // Rule 8.8
        void is_forgotten_when_another_piece_moves() {
            Drawn two = drawn("BOUNDARY_3", """
                . t . t .
                . . . . .
                . . . . .
                . . . . .
                T . . . T
                """);
            red(two, "a1a2 a2a1 e1e2 a1a2").allows("a2a1");
            red(two, "a1a2 a2a1 e1e2 a1a2 a2a1 a1a2").refuses("a2a1", TWO_SQUARE);
        }

        @Test
        void is_counted_for_each_side_apart() {
            drawn("BOUNDARY_3", """
                t . . .
                . . . .
                . . . .
                T . . .
                """)
                    .plays("a1b1 a4b4 b1a1 b4a4 a1b1 a4b4")
                    .refuses("b1a1", TWO_SQUARE)
                    .plays("b1c1")
                    .refuses("b4a4", TWO_SQUARE)
                    .allows("b4c4", "b4b3");
        }
    }

    @Nested // Rule 8.5
    class AScout {

        @Test
        void crosses_every_boundary_it_runs_over() {
            red(lone("BOUNDARY_3", 'S'), "a1a4 a4a1 a1a3")
                    .refuses("a3a2", TWO_SQUARE)
                    .refuses("a3a1", TWO_SQUARE)
                    .allows("a3a4", "a3b3");
        }

        @Test
        void is_free_where_no_single_boundary_was_crossed_each_time() {
            red(lone("BOUNDARY_3", 'S'), "a1a2 a2a4 a4a3").allows("a3a4", "a3a2");
            red(lone("BOUNDARY_3", 'S'), "a1a3 a3a2 a2a4").allows("a4a3").refuses("a4a2", TWO_SQUARE);
            red(lone("BOUNDARY_2", 'S'), "a1a3 a3a2")
                    .refuses("a2a3", TWO_SQUARE)
                    .allows("a2a1");
        }

        @Test
        void crosses_boundaries_to_the_side_alike() {
            red(lone("BOUNDARY_3", 'S'), "a1d1 d1a1 a1c1")
                    .refuses("c1b1", TWO_SQUARE)
                    .allows("c1d1", "c1c2");
        }

        @Test
        void crosses_them_on_both_legs_of_a_move_that_turns() {
            Drawn turned = red(drawn("BOUNDARY_1", """
                . t . t .
                . . . . .
                . y . . .
                S . . . .
                . . . . .
                """), "a2a3b3");
            turned.refuses("b3a3", TWO_SQUARE).allows("b3b2", "b3c3");
        }

        @Test
        void crosses_the_first_leg_too() {
            drawn("BOUNDARY_2", """
                . . . t
                S y . .
                . i . .
                . . . .
                """)
                    .plays("a3a2 d4d3 a2a3b3 b2a2")
                    .refuses("b3a3a2", TWO_SQUARE)
                    .allows("b3a3");
        }
    }

    @Nested // Rule 8.6
    class AStrike {

        @Test
        void counts_as_a_crossing() {
            Drawn struck = drawn("BOUNDARY_1", """
                . t . t .
                . . . . .
                . . . . .
                i . . . .
                T . . . .
                """);
            red(struck, "a1a2").refuses("a2a1", TWO_SQUARE);
        }

        @Test
        void is_refused_like_any_crossing() {
            drawn("BOUNDARY_2", """
                . . . t
                . . . .
                . i . .
                T . . .
                """).plays("a1a2 b2b3 a2a1 b3b2").refuses("a1a2", TWO_SQUARE);
            drawn("BOUNDARY_1", """
                . . . t
                . . . .
                . . . .
                T i . .
                """).plays("a1a2 b1a1").refuses("a2a1", TWO_SQUARE);
        }
    }

    @Nested // Rule 8.7
    class AnAdvance {

        @Test
        void crosses_nothing() {
            drawn("BOUNDARY_1", """
                . . . t
                y . . .
                . . . .
                T . . .
                """).plays("a1a2 a3a2").shows("""
                . . . t
                T . . .
                . . . .
                . . . .
                """).allows("a3a2");
        }

        @Test
        void is_no_move_and_leaves_the_run_as_it_was() {
            drawn("BOUNDARY_2", """
                y . . t
                . . . .
                . . . .
                S . . .
                """)
                    .plays("a1a3 a4a3")
                    .plays("a4a1 d4d3")
                    .refuses("a1a2", TWO_SQUARE)
                    .allows("a1b1");
        }
    }
}
