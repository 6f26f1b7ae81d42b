package flagfall.ai;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.position.Move;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PuzzleTest {

    static List<Puzzle> everyPuzzle() {
        return Puzzle.all();
    }

    @Test
    void there_are_a_hundred_or_more() {
        assertThat(Puzzle.all()).hasSizeGreaterThanOrEqualTo(100);
    }

    @ParameterizedTest
    @MethodSource("everyPuzzle")
    void the_top_of_the_classical_levels_finds_the_right_move(Puzzle puzzle) {
        assertSolved(puzzle, Level.of(8));
    }

    @ParameterizedTest
    @MethodSource("everyPuzzle")
    void the_learned_player_finds_the_right_move(Puzzle puzzle) {
        assertSolved(puzzle, Level.of(9));
    }

    private static void assertSolved(Puzzle puzzle, Level level) {
        Move move = level.player(1).choose(PuzzleMemory.of(puzzle), Budget.nodes(30_000));
        assertThat(puzzle.isSolvedBy(move))
                .as("%s: played %s%n%s", puzzle, move, puzzle.board())
                .isTrue();
    }
}
