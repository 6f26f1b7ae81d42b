package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static org.assertj.core.api.Assertions.assertThat;

import flagfall.board.Square;
import flagfall.drawn.Drawn;
import flagfall.position.Placed;
import flagfall.position.Turn;
import flagfall.rules.Reveal;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Of chapter 7 of the law what a position remembers: which pieces have moved, and which the enemy has been shown for
/// good. Who sees what is told in the tests of the game module.
class ExposureTest {

    private static final Drawn ARMIES = board("""
            f . s t
            i . . .
            T . . J
            F S . .
            """);

    private static Placed on(Drawn drawn, String square) {
        return drawn.position().placed().stream()
                .filter(placed -> placed.square().equals(Square.of(square)))
                .findFirst()
                .orElseThrow();
    }

    @Nested // Rule 7.2
    class APiece {

        @Test
        void has_moved_once_it_has_and_for_ever() {
            assertThat(on(ARMIES, "d2").hasMoved()).isFalse();
            assertThat(on(ARMIES.plays("d2d3"), "d3").hasMoved()).isTrue();
            assertThat(on(ARMIES.plays("d2d3 c4c3 d3d2"), "d2").hasMoved()).isTrue();
            assertThat(on(ARMIES.plays("d2d3 c4c3 d3d2"), "a2").hasMoved()).isFalse();
        }

        @Test
        void is_named_by_the_square_it_began_on() {
            assertThat(on(ARMIES.plays("d2d3"), "d3").home()).isEqualTo(Square.of("d2"));
        }

        @Test
        void has_moved_if_it_struck_and_won() {
            assertThat(on(ARMIES.plays("a2a3"), "a3").hasMoved()).isTrue();
        }
    }

    @Nested // Rules 7.3, 7.5
    class ABattle {

        @Test
        void shows_an_attacker_that_wins() {
            assertThat(on(ARMIES.plays("a2a3"), "a3").shown()).isTrue();
            assertThat(on(ARMIES.plays("a2a3"), "d2").shown()).isFalse();
        }

        @Test
        void shows_a_defender_that_wins() {
            assertThat(on(ARMIES.plays("d2d3 c4c3 d3d4 a3a2"), "a2").shown()).isTrue();
            assertThat(on(ARMIES.plays("d2d3 c4c3 d3d4 a3a2"), "d4").shown()).isTrue();
        }

        @Test
        void leaves_a_piece_shown() {
            assertThat(on(ARMIES.plays("a2a3 c4c3 a3a2"), "a2").shown()).isTrue();
            assertThat(on(ARMIES.plays("a2a3 c4c3 a3a2"), "a2").hasMoved()).isTrue();
        }

        @Test // Rule 7.6
        void shows_nothing_for_good_where_players_must_remember() {
            Drawn forgetful = ARMIES.under(change -> change.reveal = Reveal.UNTIL_TURN_ENDS);
            assertThat(forgetful.plays("a2a3 c4c3 d2d3 c3d3").position().placed())
                    .noneMatch(Placed::shown);
        }
    }

    @Nested // Rule 7.4
    class ARun {

        @Test
        void shows_a_scout_from_two_squares_on() {
            assertThat(on(ARMIES.plays("b1b2"), "b2").shown()).isFalse();
            assertThat(on(ARMIES.plays("b1b3"), "b3").shown()).isTrue();
            assertThat(on(ARMIES.plays("b1b3 d4d3 b3b2"), "b2").shown()).isTrue();
        }

        @Test
        void is_told_with_its_turn() {
            assertThat(((Turn.March) ARMIES.plays("b1b2").turn()).exposed()).isFalse();
            assertThat(((Turn.March) ARMIES.plays("b1b3").turn()).exposed()).isTrue();
            assertThat(((Turn.March) ARMIES.plays("d2d3").turn()).exposed()).isFalse();
        }

        @Test // Rule 7.6
        void shows_nothing_for_good_where_players_must_remember() {
            Drawn forgetful = ARMIES.under(change -> change.reveal = Reveal.UNTIL_TURN_ENDS);
            assertThat(on(forgetful.plays("b1b3"), "b3").shown()).isFalse();
            assertThat(((Turn.March) forgetful.plays("b1b3").turn()).exposed()).isTrue();
        }
    }
}
