package flagfall.testkit.witness;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.testkit.witness.rule.WitnessRules;
import flagfall.testkit.witness.rule.WitnessRules.EqualRanks;
import flagfall.testkit.witness.rule.WitnessRules.WinningDefender;
import flagfall.testkit.witness.rule.WitnessTwoSquare;
import org.junit.jupiter.api.Test;

/// `ADVANCES`: a defender that wins moves into the square its attacker struck from, and counts as moved.
class AdvanceTest {

    private static WitnessGame game(String picture) {
        return Sketch.of("commander", picture)
                .but(rules -> rules.winningDefender = WinningDefender.ADVANCES)
                .redToMove();
    }

    @Test
    void a_defender_moves_to_where_its_neighbour_stood() {
        WitnessGame game = game("""
                f . . .
                T . . .
                . G . .
                F m . .
                """);

        assertThat(game.play("b2b1").advanced()).isTrue();
        assertThat(game.board()).isEqualTo("f.../T.../.m../F...");
    }

    @Test
    void a_defender_moves_to_the_last_square_a_long_range_scout_crossed() {
        WitnessGame game = game("""
                f . . .
                T . . .
                . . . .
                . m . S
                """);

        assertThat(game.play("d1b1").advanced()).isTrue();
        assertThat(game.board()).isEqualTo("f.../T.../..../..m.");
    }

    @Test
    void a_defender_moves_to_the_square_where_a_scout_turned() {
        WitnessGame game = game("""
                f . . S
                T . . .
                . . m .
                . . . .
                """);

        assertThat(game.play("d4d2c2").advanced()).isTrue();
        assertThat(game.board()).isEqualTo("f.../T.../...m/....");
    }

    @Test
    void a_defender_that_wins_between_equals_moves_too() {
        WitnessGame game = Sketch.of("vintage", """
                f . . .
                T . . .
                . G . .
                F g . .
                """)
                .but(rules -> rules.equalRanks = EqualRanks.DEFENDER_WINS)
                .redToMove();

        assertThat(game.play("b2b1").advanced()).isTrue();
        assertThat(game.board()).isEqualTo("f.../T.../.g../F...");
    }

    @Test
    void a_bomb_never_moves() {
        WitnessGame game = Sketch.of("vintage", """
                f . . t
                T . . .
                . G . .
                F b . .
                """).redToMove();

        assertThat(game.play("b2b1").advanced()).isFalse();
        assertThat(game.board()).isEqualTo("f..t/T.../..../Fb..");
    }

    @Test
    void a_defender_that_advanced_counts_as_moved() {
        WitnessGame game = Sketch.of("vintage", """
                f . . .
                T . . .
                . G . .
                F m . .
                """)
                .but(rules -> rules.reveal = WitnessRules.Reveal.UNTIL_TURN_ENDS)
                .redToMove();
        game.play("b2b1");

        assertThat(game.view("red")).isEqualTo("-.../T.../.+../F...");
    }

    @Test
    void an_advance_is_no_move_and_crosses_nothing() {
        WitnessGame game = Sketch.of("vintage", """
                t . . .
                . . y .
                . . . .
                . . S .
                F . . f
                """)
                .but(rules -> rules.twoSquare = new WitnessTwoSquare.Boundary(1))
                .redToMove();
        Sketch.play(game, "c2c3 c4c3");

        assertThat(game.board()).isEqualTo("t.../..S./..../..../F..f");
        assertThat(game.refusal("c4c3")).as("only the advance has crossed here").isEmpty();
        assertThat(game.refusal("c4c2")).as("the last move still stands").isEqualTo("two-square");
    }
}
