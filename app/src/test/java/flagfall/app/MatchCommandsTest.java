package flagfall.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What `arena`, `tournament`, `levels` and `play` read from the command line and print.
class MatchCommandsTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @TempDir
    private Path folder;

    private int flagfall(String... arguments) {
        return Main.commandLine()
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private int quickly(String command, String... arguments) {
        String[] all = new String[arguments.length + 5];
        all[0] = command;
        System.arraycopy(arguments, 0, all, 1, arguments.length);
        System.arraycopy(new String[] {"--ruleset", "quick-battle", "--nodes", "20"}, 0, all, arguments.length + 1, 4);
        return flagfall(all);
    }

    @Test
    void a_match_is_told_from_its_score_to_its_faults() {
        assertThat(quickly("arena", "--a", "level:2", "--b", "level:1", "--games", "3", "--sprt", "0,50"))
                .isZero();
        assertThat(out.toString())
                .contains("level:2 against level:1, quick-battle")
                .containsPattern("games +4: \\+\\d =\\d -\\d")
                .containsPattern("pairs +\\d \\d \\d \\d \\d")
                .containsPattern("Elo +\\S+ \\[\\S+, \\S+\\]")
                .contains("faults   level:2 none; level:1 none")
                .contains("SPRT     +0 Elo or +50 Elo: undecided");
        assertThat(err.toString()).contains("[####################] 4/4");
    }

    @Test
    void a_tournament_ends_with_a_table_and_a_file_of_ratings() {
        Path file = folder.resolve("ratings.tsv");
        Path games = folder.resolve("games");
        assertThat(quickly(
                        "tournament",
                        "level:1",
                        "deep=level:3/40n",
                        "level:2",
                        "--games",
                        "2",
                        "--ladder",
                        "--ratings",
                        file.toString(),
                        "--records",
                        games.toString()))
                .isZero();
        assertThat(out.toString()).contains("| # | player | Elo |").contains("| deep |");
        assertThat(file).content().contains("deep\t", "level:1\t", "level:2\t");
        assertThat(games).isDirectoryContaining("glob:**/00001-level-1-deep.txt");
    }

    @Test
    void a_kept_game_can_be_seen_again() {
        assertThat(quickly("arena", "--a", "level:2", "--b", "level:1", "--games", "2", "--records", folder.toString()))
                .isZero();
        String game = folder.resolve("00001-level-2-level-1.txt").toString();
        assertThat(flagfall("replay", game)).isZero();
        assertThat(out.toString())
                .contains("Red: level:2  Blue: level:1  quick-battle")
                .containsPattern("  1\\. Red  [a-h]\\d[a-h]\\d")
                .containsPattern("strikes \\w+, (which falls|and falls|both fall)")
                .endsWith("     a b c d e f g h" + System.lineSeparator());
        out.getBuffer().setLength(0);
        assertThat(flagfall("replay", "--at", "0", game)).isZero();
        assertThat(out.toString().lines()).hasSize(9).element(3).isEqualTo("  5  . . . ~ ~ . . .");
        assertThat(flagfall("replay", "--at", "5000", game)).isEqualTo(2);
    }

    @Test
    void what_is_no_game_is_not_replayed() throws IOException {
        Path file = Files.writeString(folder.resolve("letter.txt"), "Dear reader, no game is in here.");
        assertThat(flagfall("replay", file.toString())).isEqualTo(2);
        assertThat(err.toString()).contains("no game that can have happened");
    }

    @Test
    void what_is_no_player_is_named() {
        assertThat(quickly("arena", "--a", "level:2", "--b", "marshal")).isEqualTo(2);
        assertThat(err.toString()).contains("not marshal");
    }

    @Test
    void a_tuned_number_that_there_is_not_is_named() {
        assertThat(quickly("arena", "--a", "level:8[evaluation.nose=0]", "--b", "level:1"))
                .isEqualTo(2);
        assertThat(err.toString()).contains("there is no tuned number evaluation.nose");
    }

    @Test
    void programs_play_classic_alone() {
        assertThat(quickly("arena", "--a", "level:2", "--b", "cmd:probe")).isEqualTo(2);
        assertThat(err.toString()).contains("programs play classic alone");
    }

    @Test
    void two_players_of_a_tournament_have_two_names() {
        assertThat(quickly("tournament", "level:1", "level:1")).isEqualTo(2);
        assertThat(err.toString()).contains("two players have one name");
    }

    @Test
    void numbers_that_make_no_sense_are_refused() {
        assertThat(quickly("arena", "--a", "level:1", "--b", "level:1", "--games", "0"))
                .isEqualTo(2);
        assertThat(quickly("arena", "--a", "level:1", "--b", "level:1", "--sprt", "20,0"))
                .isEqualTo(2);
        assertThat(quickly("arena", "--a", "level:1", "--b", "level:1", "--time", "5"))
                .isEqualTo(2);
        assertThat(flagfall("engine", "--evaluator", "--level", "11")).isEqualTo(2);
        assertThat(flagfall("engine")).isEqualTo(2);
    }

    @Test
    void every_level_is_listed() {
        assertThat(flagfall("levels")).isZero();
        assertThat(out.toString().lines()).hasSize(11).last().asString().contains("10  Grandmaster");
    }

    @Test
    void a_game_is_played_through_a_pipe() {
        InputStream keyboard = System.in;
        try {
            System.setIn(new ByteArrayInputStream("a4a5\nresign\n".getBytes(StandardCharsets.UTF_8)));
            String army = "STPLGCMSYI/SSSSSSPPPL/LLTTTJJJCI/IIIBBBBBBF";
            assertThat(flagfall("play", "--level", "1", "--time", "1", "--seed", "1", "--setup", army))
                    .isZero();
        } finally {
            System.setIn(keyboard);
        }
        assertThat(out.toString()).contains("Red a4a5.", "Blue wins: Red has resigned.");
    }
}
