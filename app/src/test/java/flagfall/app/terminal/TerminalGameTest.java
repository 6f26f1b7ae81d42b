package flagfall.app.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.app.record.RecordWriter;
import flagfall.game.Event;
import flagfall.game.Game;
import flagfall.notation.GameRecord;
import flagfall.notation.GameRecordText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A person types, the computer answers.
class TerminalGameTest {

    private static final String FRONT_FIRST = "STPLGCMSYI/SSSSSSPPPL/LLTTTJJJCI/IIIBBBBBBF";

    private final StringWriter said = new StringWriter();

    @TempDir
    private Path folder;

    private Prompt typing(String... lines) {
        return new PipedPrompt(
                new BufferedReader(new StringReader(String.join("\n", lines))), new PrintWriter(said, true));
    }

    private String play(Ruleset rules, Side person, Setup own, String... lines) {
        Setup other = Setup.random(rules, person.opponent(), 5);
        Game game = Game.create(rules, Side.RED)
                .after(new Event.Placed(person == Side.RED ? own : other))
                .after(new Event.Placed(person == Side.RED ? other : own));
        Level level = Level.of(1);
        ComputerPlayers computers = new ComputerPlayers(level, level.player(1), Budget.nodes(50), level.player(2));
        DisplayOptions look =
                new DisplayOptions(Labels.suggestedBy(rules), PieceNames.suggestedBy(rules), ColourMode.PLAIN);
        RecordWriter records = new RecordWriter(LocalDate.of(2026, 1, 2));
        new TerminalGame(game, person, computers, typing(lines), new PrintWriter(said, true), look, records).play();
        return said.toString();
    }

    private String classic(Side person, String... lines) {
        return play(Rulesets.CLASSIC, person, setup(person), lines);
    }

    private static Setup setup(Side side) {
        return SetupText.read(FRONT_FIRST, side, Rulesets.CLASSIC).setup();
    }

    @Test
    void red_sees_its_own_home_below() {
        assertThat(classic(Side.RED)).contains("""
                      a    b    c    d    e    f    g    h    i    j \s
                 10  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  10\s
                  9  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]   9\s
                  8  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]   8\s
                  7  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]  [?]   7\s
                  6   .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    6\s
                  5   .    .   ~~~  ~~~   .    .   ~~~  ~~~   .    .    5\s
                  4   2    4    6    5    9    8   10    2    S    3    4\s
                  3   2    2    2    2    2    2    6    6    6    5    3\s
                  2   5    5    4    4    4    7    7    7    8    3    2\s
                  1   3    3    3    B    B    B    B    B    B    F    1\s
                      a    b    c    d    e    f    g    h    i    j \s
                """);
    }

    @Test
    void blue_sees_its_own_home_below_and_red_moves_first() {
        assertThat(classic(Side.BLUE))
                .contains("Red ")
                .contains("      j    i    h    g    f    e    d    c    b    a")
                .contains("  7   2    4    6    5    9    8   10    2    S    3    7")
                .contains(" 10   3    3    3    B    B    B    B    B    B    F   10");
    }

    @Test
    void a_move_is_made_and_answered() {
        String told = classic(Side.RED, "a4a5", "board");
        assertThat(told).contains("Red> a4a5\nRed a4a5.\nBlue ");
        assertThat(told).contains("  5   2    .   ~~~");
    }

    @Test
    void a_move_may_be_typed_with_blanks_or_a_dash() {
        assertThat(classic(Side.RED, "A4 a5")).contains("Red a4a5.");
        assertThat(classic(Side.RED, "b4-b5")).contains("Red b4b5.");
    }

    @Test
    void a_request_that_cannot_be_is_answered_with_its_reason() {
        assertThat(classic(Side.RED, "a1a2", "c4c5", "e7e6", "j1j2", "castle"))
                .contains("Your own piece stands there.")
                .contains("Nothing enters a lake.")
                .contains("That is not your piece.")
                .contains("Bombs and flags never move.")
                .contains("A move is two or three squares, such as a4a5.");
    }

    @Test
    void moves_are_listed_for_one_piece_or_for_all() {
        assertThat(classic(Side.RED, "moves a4", "moves a1"))
                .contains("a4a5 a4a6 a4a7\n")
                .contains("None.\n");
        assertThat(classic(Side.RED, "moves")).contains("a4a5 a4a6 a4a7 b4b5 e4e5 f4f5 i4i5 j4j5\n");
    }

    @Test
    void a_hint_is_a_legal_move_and_help_names_every_word() {
        assertThat(classic(Side.RED, "hint")).containsPattern("Perhaps [a-j]4[a-j][5-7]\\.");
        assertThat(classic(Side.RED, "help")).contains(TerminalGame.WORDS);
    }

    @Test
    void resigning_ends_the_game_shows_everything_and_keeps_the_record() throws IOException {
        Path file = folder.resolve("game.txt");
        String told = classic(Side.RED, "save " + file, "a4a5", "resign", "a5a6");
        assertThat(told)
                .contains("will be kept")
                .contains("Blue wins: Red has resigned.")
                .doesNotContain("Red> a5a6");
        String lastBoard = told.substring(told.lastIndexOf("Red> resign"));
        assertThat(lastBoard).contains("(10)").doesNotContain("[?]");
        GameRecord record = GameRecordText.read(Files.readString(file)).orThrow();
        assertThat(record.red()).isEqualTo("Person");
        assertThat(record.result()).isEqualTo("blue");
        assertThat(record.termination()).isEqualTo("resigned");
        assertThat(record.moves()).hasSize(2);
    }

    @Test
    void whoever_quits_leaves_without_an_end_and_without_a_record() {
        Path file = folder.resolve("game.txt");
        assertThat(classic(Side.RED, "save " + file, "quit", "a4a5")).doesNotContain("wins", "Red a4a5");
        assertThat(file).doesNotExist();
    }

    @Test
    void battles_are_told_with_both_names_and_the_fallen_are_counted() {
        String told = classic(Side.RED, "a4a7", "resign");
        assertThat(told).containsPattern("Red a4a7: a scout \\(2\\) strikes a [a-z]+ \\([0-9BFS]+\\), and ");
        assertThat(told).containsPattern("(Red|Blue) has lost 1 [a-z]+");
    }

    @Test
    void small_boards_carry_the_labels_of_their_documents() {
        Ruleset rules = Rulesets.QUICK_BATTLE;
        Setup own =
                SetupText.read("SSIIYGMB/......../F......B", Side.RED, rules).setup();
        assertThat(play(rules, Side.RED, own)).contains("  3   1    1    2    2    s    8    9    b    3");
    }

    @Test
    void an_army_is_typed_drawn_by_lot_or_placed_by_an_adviser() {
        for (String line : new String[] {FRONT_FIRST, "random", ""}) {
            assertThat(placing(line, "").ask().orElseThrow().flaws(Rulesets.CLASSIC))
                    .isEmpty();
        }
    }

    @Test
    void a_flawed_army_is_told_all_its_flaws_and_asked_for_again() {
        SetupPrompt placing = placing(FRONT_FIRST.replace('M', 'F').replace('Y', 'S'), FRONT_FIRST);
        assertThat(placing.ask()).contains(setup(Side.RED));
        assertThat(said.toString())
                .contains("wrong count of marshal: 0 placed, 1 wanted")
                .contains("wrong count of spy: 0 placed, 1 wanted");
    }

    @Test
    void who_quits_before_placing_is_let_go() {
        assertThat(placing("quit", FRONT_FIRST).ask()).isEmpty();
        assertThat(said.toString()).doesNotContain("wrong");
    }

    private SetupPrompt placing(String... lines) {
        return new SetupPrompt(
                Rulesets.CLASSIC, Side.RED, Level.of(1).player(1), 1, typing(lines), new PrintWriter(said, true));
    }
}
