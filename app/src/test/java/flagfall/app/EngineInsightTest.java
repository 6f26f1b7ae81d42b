package flagfall.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `explain` and `bench` tell of the computer's thinking.
class EngineInsightTest {

    /// Red's captain stands between two pieces of Blue.
    private static final String BOARD =
            "f..b....../........../........../....t...../..~~P.~~../..~~s.~~../........../.........I/.........B/F.........";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int flagfall(String... arguments) {
        out.getBuffer().setLength(0);
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    @Nested
    class Explain {

        private List<String> explained(String... arguments) {
            assertThat(flagfall(arguments)).isZero();
            return out.toString().lines().toList();
        }

        @Test
        void lists_every_term_and_their_sum() {
            List<String> lines = explained("explain", "--board", BOARD);
            assertThat(lines).hasSize(7);
            assertThat(lines.getFirst()).matches("red to move +ours +theirs +net");
            int sum = lines.subList(1, 6).stream().mapToInt(this::last).sum();
            assertThat(last(lines.getLast())).isEqualTo(sum).isNotZero();
        }

        private int last(String line) {
            return Integer.parseInt(Arrays.asList(line.split(" ", -1)).getLast());
        }

        @Test
        void goes_by_what_the_side_to_move_was_told() {
            assertThat(explained("explain", "--board", BOARD))
                    .isEqualTo(explained(
                            "explain",
                            "--board",
                            BOARD.replace('t', 'X').replace('s', 't').replace('X', 's')));
            assertThat(explained("explain", "--board", BOARD, "--moves", "e6e7 e5e4"))
                    .isNotEqualTo(explained("explain", "--board", BOARD));
        }

        @Test
        void takes_a_kept_game_at_any_move(@TempDir Path folder) throws IOException {
            assertThat(flagfall(
                            "arena",
                            "--ruleset",
                            "duel",
                            "--nodes",
                            "20",
                            "--a",
                            "level:2",
                            "--b",
                            "level:1",
                            "--games",
                            "2",
                            "--records",
                            folder.toString()))
                    .isZero();
            String game = folder.resolve("00001-level-2-level-1.txt").toString();
            assertThat(explained("explain", "--record", game).getFirst()).contains(" to move");
            assertThat(explained("explain", "--record", game, "--at", "0").getFirst())
                    .startsWith("red to move");
            assertThat(explained("explain", "--record", game, "--at", "1").getFirst())
                    .startsWith("blue to move");
            assertThat(flagfall("explain", "--record", game, "--at", "9999")).isEqualTo(2);
        }

        @Test
        void a_network_tells_its_chances() {
            List<String> lines = explained("explain", "--board", BOARD, "--level", "9");
            assertThat(lines).hasSize(3).element(1).asString().startsWith("winning chances");
        }

        @Test
        void says_what_it_cannot_explain() {
            assertThat(flagfall("explain")).isEqualTo(2);
            assertThat(flagfall("explain", "--board", "xx")).isEqualTo(2);
            assertThat(flagfall("explain", "--board", BOARD, "--moves", "north"))
                    .isEqualTo(2);
            assertThat(err.toString()).contains("unknown letter 'x'", "a move is written like a4a5, not north");
        }
    }

    @Nested
    class Bench {

        private String signature(String... arguments) {
            assertThat(flagfall(arguments)).isZero();
            List<String> lines = out.toString().lines().toList();
            assertThat(lines.getFirst()).isEqualTo("boards     134");
            return lines.getLast();
        }

        @Test
        void prints_the_same_signature_for_the_same_search() {
            String first = signature("bench", "--nodes", "100");
            assertThat(first).matches("signature  [0-9a-f]{16}");
            assertThat(signature("bench", "--nodes", "100")).isEqualTo(first);
            assertThat(signature("bench", "--nodes", "120")).isNotEqualTo(first);
            assertThat(signature("bench", "--nodes", "100", "--level", "7")).isNotEqualTo(first);
        }

        /// A change that moves it says so: here, in its commit message and in `bench/results.md`.
        @Test
        void the_computer_plays_as_it_did() {
            assertThat(signature("bench")).isEqualTo("signature  57e553a3657b196e");
        }
    }
}
