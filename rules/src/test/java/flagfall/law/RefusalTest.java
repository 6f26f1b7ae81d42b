package flagfall.law;

import static flagfall.drawn.Drawn.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.drawn.Drawn;
import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.rules.ScoutStrike;
import flagfall.rules.TwoSquare;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Chapter 12 of the law. Most of the moves in the tables have several things wrong with them; the first is told.
class RefusalTest {

    private static final Drawn CROWD = board("""
            . S . t .
            . b . . .
            ~ . ~ . .
            . S . j .
            T . B F .
            """);

    /// Rules 12.4, 12.5, 12.6, 12.7, 12.8, 12.9, 12.10, 12.11, 12.12, 12.13, 12.14, 12.15
    private static final String WHERE_SCOUTS_TURN = """
            malformed       a1 a1a a1a2a3a4 a123 a1-a2 1a2a a1a222 aa1a2 a1a2a b2b2c2b2 ä1a2 - a1a²
            off-board       a1a0 a1f1 a1a6 A1A2 a1a99 z1a2 b2b3z3 b2z3b3 a2f1 d5e9 a1a00 c1c6
            no-piece        a2a3 a2b2 a2c4 a2a2 a2a3b3 c3c4 e5e4
            not-your-piece  d5d4 b4b3 d5c3 d5d4c4 b4a3
            cannot-move     c1c2 d1e1 c1c3 c1d3 c1b1b2 c1d1
            not-allowed     a1a2b2 a1a2a3 a1b1c2 b2c2d2 b2b3b4 b2b3b3 b2b2b2 b2b3b2
            lake            b2c3 b2a3 b2b3c3 b2b3a3 b2a3a4 a1a3 a1c3 b5b3c3
            not-a-line      a1a1 a1b2 b2d4 a1e3 b2b2 b2b2a1 b2c2e3 b2a1a2 b2c2d3 b2b3d3 b2b1d1
            too-far         a1c1 a1d1 a1e1
            blocked         b2b5 b2e2 b2d2d3 b2d2d1 b2b4a4 b5e5e4 b5b3 b2e2e1
            own-piece       b2c2c1 b2b1c1 b2b1a1 b2a2a1
            no-target       b5a5a4 b5c5c4
            legal           a1a2 a1b1 b2b4 b2d2 b5d5 b5c5 b5a5 b2b3 b2b1 b5b4
            """;

    private static final String WHERE_SCOUTS_STRIKE_IN_LINE = """
            not-allowed     b2b3c3 b2c2c1 b5a5a4 b2a1a2 b2b4a4
            blocked         b2b5 b2e2
            legal           b2b4 b2d2 b5d5
            """;

    private static final String WHERE_SCOUTS_STRIKE_NEIGHBOURS = """
            not-allowed     b2b3c3 b2c2c1 b5a5a4
            lake            b2c3
            too-far         b2b4 b2d2 b5d5 a1c1
            blocked         b2b5 b2e2 b5b3
            legal           b2b3 b2c2 b5b4 b5c5
            """;

    record Attempt(ScoutStrike law, String move, String answer) {}

    static Stream<Attempt> attempts() {
        return Stream.of(
                        table(ScoutStrike.MOVE_THEN_STRIKE, WHERE_SCOUTS_TURN),
                        table(ScoutStrike.IN_LINE, WHERE_SCOUTS_STRIKE_IN_LINE),
                        table(ScoutStrike.ADJACENT, WHERE_SCOUTS_STRIKE_NEIGHBOURS))
                .flatMap(List::stream);
    }

    private static List<Attempt> table(ScoutStrike law, String text) {
        return text.lines()
                .flatMap(line -> {
                    List<String> words = List.of(line.split(" +"));
                    return words.stream().skip(1).map(move -> new Attempt(law, move, words.getFirst()));
                })
                .toList();
    }

    @ParameterizedTest // Rule 12.1
    @MethodSource("attempts")
    void the_first_reason_that_applies_is_told(Attempt attempt) {
        Position position =
                CROWD.under(change -> change.scoutStrike = attempt.law()).position();
        assertThat(MoveText.refusal(position, attempt.move()).map(Refusal::word).orElse("legal"))
                .isEqualTo(attempt.answer());
    }

    @Test // Rule 12.3
    void a_finished_game_is_told_before_all_else() {
        Position over = board("""
            f . . t
            T . . .
            . . . .
            F . . .
            """).plays("a3a4").position();
        for (String move : List.of("nonsense", "", "z9z9", "a1a2", "d4d3", "b2b3", "a4b4", "b2b3c3")) {
            assertThat(MoveText.refusal(over, move)).contains(Refusal.GAME_OVER);
        }
        assertThat(over.refusal(MoveText.read("d4d3").orElseThrow())).contains(Refusal.GAME_OVER);
    }

    @Test // Rules 12.16, 12.17
    void two_square_is_told_before_chase() {
        Drawn chase = board("""
            . . s .
            . . . .
            . . . S
            . . . .
            """);
        String moves = "d2d4 c4c3 d4c4 c3d3 c4c3 d3d2 c3d3 d2c2 d3d2 c2c4";
        chase.under(change -> change.twoSquare = new TwoSquare.Off())
                .plays(moves)
                .refuses("d2d4", Refusal.CHASE);
        chase.under(change -> change.twoSquare = new TwoSquare.Boundary(1))
                .plays(moves)
                .refuses("d2d4", Refusal.TWO_SQUARE);
    }

    @Test // Rule 12.1
    void a_move_that_is_refused_changes_nothing() {
        Position before = CROWD.position();
        String board = BoardText.write(before);
        assertThatThrownBy(() -> before.play(MoveText.read("a1a3").orElseThrow()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("a1a3")
                .hasMessageContaining("LAKE");
        assertThat(BoardText.write(before)).isEqualTo(board);
        assertThat(before.ply()).isZero();
    }

    @Test // Rule 12.1
    void every_reason_has_a_word_for_programs_and_a_sentence_for_people() {
        assertThat(Refusal.values())
                .extracting(Refusal::word)
                .containsExactly(
                        "not-started",
                        "game-over",
                        "malformed",
                        "off-board",
                        "no-piece",
                        "not-your-piece",
                        "cannot-move",
                        "not-allowed",
                        "lake",
                        "not-a-line",
                        "too-far",
                        "blocked",
                        "own-piece",
                        "no-target",
                        "two-square",
                        "chase");
        assertThat(Refusal.values()).extracting(Refusal::saying).allMatch(saying -> saying.endsWith("."));
        assertThat(Refusal.values()).extracting(Refusal::saying).doesNotHaveDuplicates();
    }
}
