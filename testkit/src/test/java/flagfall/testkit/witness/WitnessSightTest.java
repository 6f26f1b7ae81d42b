package flagfall.testkit.witness;

import static flagfall.testkit.witness.Sketch.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/// Who may see what: own pieces, pieces shown for good, and the truth after the end.
class WitnessSightTest {

    private static final String BOARD = """
            f . m .
            . . . .
            . ~ g .
            F S M .
            """;

    @Test
    void players_see_their_own_pieces_and_a_spectator_sees_none() {
        WitnessGame game = Sketch.of("classic", BOARD).redToMove();

        assertThat(game.board()).isEqualTo("f.m./..../.~g./FSM.");
        assertThat(game.view("red")).isEqualTo("-.-./..../.~-./FSM.");
        assertThat(game.view("blue")).isEqualTo("f.m./..../.~g./???.");
        assertThat(game.view("spectator")).isEqualTo("-.-./..../.~-./???.");
    }

    @Test
    void a_hidden_piece_shows_whether_it_has_moved() {
        WitnessGame game = Sketch.of("classic", BOARD).redToMove();
        play(game, "c1d1 c4d4");

        assertThat(game.view("red")).isEqualTo("-..+/..../.~-./FS.M");
        assertThat(game.view("blue")).isEqualTo("f..m/..../.~g./??.!");
        assertThat(game.view("spectator")).isEqualTo("-..+/..../.~-./??.!");
    }

    @Test
    void there_are_no_other_viewers() {
        WitnessGame game = Sketch.of("classic", BOARD).redToMove();

        assertThatThrownBy(() -> game.view("referee")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void after_the_end_everyone_sees_the_truth() {
        WitnessGame game = Sketch.of("tabletop", """
                f . m .
                M . . .
                . ~ g .
                F S B .
                """).redToMove();
        game.play("a3a4");

        assertThat(game.view("red")).isEqualTo(game.board()).isEqualTo("M.m./..../.~g./FSB.");
        assertThat(game.view("blue")).isEqualTo(game.board());
        assertThat(game.view("spectator")).isEqualTo(game.board());
    }

    @Nested
    class For_good {

        @Test
        void a_piece_that_struck_stays_shown() {
            WitnessGame game = Sketch.of("classic", BOARD).redToMove();
            game.play("c1c2");

            assertThat(game.view("blue")).isEqualTo("f.m./..../.~M./??..");
            assertThat(game.view("spectator")).isEqualTo("-.-./..../.~M./??..");
            play(game, "c4d4 c2c3");
            assertThat(game.view("blue")).isEqualTo("f..m/..M./.~../??..");
        }

        @Test
        void a_defender_that_stands_stays_shown_and_has_not_moved() {
            WitnessGame game = Sketch.of("classic", BOARD).blueToMove();
            game.play("c2c1");

            assertThat(game.view("blue")).isEqualTo("f.m./..../.~../??M.");
        }

        @Test
        void a_scout_that_ran_far_stays_shown_and_one_that_stepped_does_not() {
            WitnessGame game = Sketch.of("classic", """
                    f . m .
                    . . . .
                    . . . .
                    F S M S
                    """).redToMove();
            assertThat(game.play("b1b2").shown()).isFalse();
            game.play("c4d4");
            assertThat(game.play("d1d3").shown()).isTrue();

            assertThat(game.view("blue")).isEqualTo("f..m/...S/.!../?.?.");
        }

        @Test
        void a_long_strike_is_told_as_a_strike() {
            WitnessGame game = Sketch.of("classic", """
                    f . m .
                    . . . .
                    . . . .
                    F . S M
                    """).redToMove();
            WitnessEvent event = game.play("c1c4");

            assertThat(event.shown()).isFalse();
            assertThat(event.answer()).isEqualTo("ok strike scout marshal defender-wins");
        }
    }

    @Nested
    class Until_the_turn_ends {

        @Test
        void the_event_tells_and_every_view_hides_again() {
            WitnessGame game = Sketch.of("fantasy", BOARD).redToMove();
            WitnessEvent event = game.play("c1c2");

            assertThat(event.answer()).isEqualTo("ok strike marshal general attacker-wins");
            assertThat(game.view("blue")).isEqualTo("f.m./..../.~!./??..");
            assertThat(game.view("spectator")).isEqualTo("-.-./..../.~!./??..");
        }

        @Test
        void a_scout_that_ran_far_is_hidden_again() {
            WitnessGame game = Sketch.of("fantasy", """
                    f . m .
                    . . . .
                    . . . .
                    F . M S
                    """).redToMove();

            assertThat(game.play("d1d3").shown()).isTrue();
            assertThat(game.view("blue")).isEqualTo("f.m./...!/..../?.?.");
        }
    }
}
