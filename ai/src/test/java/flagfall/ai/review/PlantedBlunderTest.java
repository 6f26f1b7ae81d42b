package flagfall.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Puzzle;
import flagfall.ai.PuzzleMemory;
import flagfall.ai.tool.Told;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.game.Veil;
import flagfall.notation.MoveText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.view.PlayerMemory;
import flagfall.view.Viewer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Where a wrong move is planted, the review says that it is wrong, and in what way.
class PlantedBlunderTest {

    /// What is done wrong in the puzzles of a theme when they are not solved.
    private static final Map<String, Class<? extends Lesson>> NAMES = Map.of(
            "Take the flag in reach", Lesson.MissedWin.class,
            "Do not strike a known bomb", Lesson.StruckStronger.class,
            "The spy takes the marshal", Lesson.MissedCapture.class,
            "Escape", Lesson.LeftHanging.class,
            "Leave what is guarded", Lesson.LeftHanging.class,
            "Guard the flag", Lesson.FlagLeftOpen.class,
            "Spare the big pieces", Lesson.StruckAgainstOdds.class);

    static Stream<Puzzle> blunders() {
        return Puzzle.all().stream()
                .filter(puzzle -> NAMES.containsKey(puzzle.theme()))
                // Who loses so little has not blundered.
                .filter(puzzle -> !puzzle.title().startsWith("P in front of a bomb")
                        && !puzzle.title().startsWith("L beside a stronger enemy"))
                .map(PlantedBlunderTest::balanced);
    }

    /// With big pieces alone nothing can be lost any more: there the enemy gets a general and a colonel, both known.
    private static Puzzle balanced(Puzzle puzzle) {
        if (!puzzle.theme().equals("Spare the big pieces")) {
            return puzzle;
        }
        List<String> rows = new ArrayList<>(Arrays.asList(puzzle.board().split("/", -1)));
        rows.set(6, "g........c");
        Map<String, List<String>> lists = new HashMap<>(puzzle.lists());
        lists.put(
                "known",
                Stream.concat(puzzle.list("known").stream(), Stream.of("a4", "j4"))
                        .toList());
        return new Puzzle(puzzle.theme(), puzzle.title(), String.join("/", rows), lists);
    }

    @ParameterizedTest
    @MethodSource("blunders")
    void is_marked_and_called_by_its_name(Puzzle puzzle) {
        PlayerMemory memory = PuzzleMemory.of(puzzle);
        ReviewedMove judged = review(puzzle, memory, wrong(puzzle, memory));
        assertThat(judged.mark().isMistake()).as("loses %s", judged.loss()).isTrue();
        assertThat(judged.lesson()).isInstanceOf(NAMES.get(puzzle.theme()));
        assertThat(judged.best()).isNotEqualTo(judged.played());
    }

    @ParameterizedTest
    @MethodSource("blunders")
    void is_nowhere_where_the_right_move_is_made(Puzzle puzzle) {
        if (puzzle.list("best").isEmpty()) {
            return;
        }
        Move right = MoveText.read(puzzle.list("best").getFirst()).orElseThrow();
        assertThat(review(puzzle, PuzzleMemory.of(puzzle), right).mark().isMistake())
                .isFalse();
    }

    @Test
    void thirty_are_planted_at_least() {
        assertThat(blunders()).hasSizeGreaterThanOrEqualTo(30);
    }

    /// A move that the puzzle warns of, or one of a piece that should not have moved now.
    private static Move wrong(Puzzle puzzle, PlayerMemory memory) {
        return memory.view().moves().stream()
                .filter(move -> puzzle.list("avoid").isEmpty()
                        ? !puzzle.isSolvedBy(move) && !memory.view().pieces().containsKey(move.to())
                        : puzzle.list("avoid").contains(move.toString()))
                .findFirst()
                .orElseThrow();
    }

    private static ReviewedMove review(Puzzle puzzle, PlayerMemory memory, Move move) {
        Game game = Told.game(puzzle.board(), puzzle.list("played").toArray(String[]::new));
        Game after = game.after(new Event.Moved(Side.RED, move));
        return Reviewer.review(
                memory, Veil.latestMove(after, new Viewer.Seat(Side.RED)).orElseThrow());
    }
}
