package flagfall.testkit.witness;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The reason a move is refused is the first that applies, in the referee's order.
class WitnessRefusalTest {

    private static final String BOARD = """
            . . . . f
            . m . . .
            S . ~ M b
            . . . . .
            B . S . F
            """;

    @ParameterizedTest
    @CsvSource({
        "'', malformed",
        "a3, malformed",
        "a3a4a5a6, malformed",
        "a3-a4, malformed",
        "a3a444, malformed",
        "33a4, malformed",
        "'a3a4 ', malformed",
        "z9z9, off-board",
        "a3a6, off-board",
        "a3a0, off-board",
        "A3A4, off-board",
        "a3a5f5, off-board",
        "b1b1, no-piece",
        "c3c4, no-piece",
        "b4b5, not-your-piece",
        "e3e4, not-your-piece",
        "a1a2, cannot-move",
        "e1d1e2, cannot-move",
        "d3d4c4, not-allowed",
        "a3a4a5, not-allowed",
        "a3a5a4, not-allowed",
        "a3a3b3, not-allowed",
        "a3a3c3, not-allowed",
        "a3c3c4, lake",
        "c1c3, lake",
        "d3c3, lake",
        "a3b4b5, not-a-line",
        "a3a3, not-a-line",
        "a3b4, not-a-line",
        "a3a5b4, not-a-line",
        "a3a5c5, not-a-line",
        "d3b1, not-a-line",
        "d3d5, too-far",
        "d3d1, too-far",
        "a3e3, blocked",
        "a3a1, own-piece",
        "c1c5, blocked",
        "c1a1, own-piece",
        "c1e1, own-piece",
        "a3a2b2, no-target",
        "a3a2b3, not-a-line",
        "c1b1b2, no-target",
        "c1d1d2, no-target",
        "a3a4b4, ''",
        "a3a5, ''",
        "a3a04, ''",
        "d3e3, ''",
    })
    void the_first_reason_that_applies_is_given(String move, String reason) {
        assertThat(Sketch.of("commander", BOARD).redToMove().refusal(move)).isEqualTo(reason);
    }

    @Test
    void a_turn_is_not_allowed_under_another_scout_rule_however_wrong_it_is_otherwise() {
        assertThat(Sketch.of("classic", BOARD).redToMove().refusal("a3a4b4")).isEqualTo("not-allowed");
        assertThat(Sketch.of("vintage", BOARD).redToMove().refusal("a3b4c3")).isEqualTo("not-allowed");
    }

    @Test
    void a_strike_from_a_distance_is_too_far_under_adjacent_even_where_the_way_is_blocked() {
        WitnessGame game = Sketch.of("vintage", BOARD).redToMove();

        assertThat(game.refusal("a3e3")).isEqualTo("too-far");
    }

    @Test
    void a_piece_in_the_way_comes_before_a_piece_of_ones_own_at_the_end() {
        assertThat(Sketch.of("commander", BOARD).redToMove().refusal("a3d3")).isEqualTo("blocked");
    }

    @Test
    void nothing_is_looked_at_once_the_game_is_over() {
        WitnessGame game = Sketch.of("classic", """
                . . . .
                . . f .
                . . M .
                m . . .
                """).redToMove();
        game.play("c2c3");

        assertThat(game.refusal("nonsense")).isEqualTo("game-over");
        assertThat(game.moves()).isEmpty();
        assertThat(game.turn()).isEqualTo("over");
    }

    /// The list of moves is made by walking, so every text of two or three squares is asked about here instead.
    @ParameterizedTest
    @ValueSource(strings = {"classic", "commander", "vintage", "tabletop"})
    void a_move_is_listed_exactly_if_it_is_not_refused(String ruleset) {
        Sketch sketch = Sketch.of(ruleset, """
                f s m y
                . ~ . b
                . . S .
                F M S I
                """);
        Random chance = new Random(3);
        for (int round = 0; round < 4; round++) {
            WitnessGame game = sketch.redToMove();
            for (int ply = 0; ply < 15 && !game.moves().isEmpty(); ply++) {
                List<String> moves = game.moves();
                assertThat(everyText()
                                .filter(text -> game.refusal(text).isEmpty())
                                .sorted()
                                .toList())
                        .isEqualTo(moves);
                game.play(moves.get(chance.nextInt(moves.size())));
            }
        }
    }

    private static Stream<String> everyText() {
        List<String> squares = new ArrayList<>();
        for (char column = 'a'; column <= 'd'; column++) {
            for (int row = 1; row <= 4; row++) {
                squares.add(column + String.valueOf(row));
            }
        }
        return squares.stream()
                .flatMap(from -> squares.stream()
                        .flatMap(stop -> Stream.concat(
                                Stream.of(from + stop), squares.stream().map(to -> from + stop + to))));
    }
}
