package flagfall.testkit.witness;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Counting sequences of moves.
class PerftTest {

    private static final String BOARD = """
            f b . m
            . . . .
            . . S .
            F M . .
            """;

    @Test
    void the_empty_sequence_is_one() {
        assertThat(Sketch.of("classic", BOARD).redToMove().perft(0)).isEqualTo(1);
    }

    @Test
    void sequences_of_one_are_the_moves() {
        WitnessGame game = Sketch.of("classic", BOARD).redToMove();

        assertThat(game.perft(1)).isEqualTo(game.moves().size());
    }

    @Test
    void a_longer_count_is_the_sum_over_the_first_move_and_leaves_the_game_as_it_was() {
        WitnessGame game = Sketch.of("classic", BOARD).redToMove();
        long sum = 0;
        for (String move : game.moves()) {
            WitnessGame next = Sketch.of("classic", BOARD).redToMove();
            next.play(move);
            sum += next.perft(3);
        }

        assertThat(game.perft(4)).isEqualTo(sum);
        assertThat(game.board()).isEqualTo(Sketch.of("classic", BOARD).board());
        assertThat(game.turn()).isEqualTo("red");
    }

    @Test
    void a_sequence_that_ends_the_game_early_counts_only_at_its_own_length() {
        WitnessGame game = Sketch.of("classic", """
                f . . .
                M ~ . .
                ~ . . ~
                . . ~ m
                """).redToMove();

        assertThat(game.moves()).containsExactly("a3a4");
        assertThat(game.perft(1)).isEqualTo(1);
        assertThat(game.perft(2)).isZero();
    }
}
