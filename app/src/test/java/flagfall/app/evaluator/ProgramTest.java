package flagfall.app.evaluator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.ai.Player;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.view.PlayerMemory;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What our program answers to lines that are told to it.
class ProgramTest {

    private static final Player PLAYER = Level.of(1).player(3);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();

    private List<String> answers(Player player, String... told) throws IOException {
        BufferedReader in = new BufferedReader(new StringReader(String.join("\n", told)));
        new Program(player, Budget.nodes(100), in, stream(out), stream(complaints)).play();
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    private static String army(Side side) {
        return String.join("\n", SetupLines.write(PLAYER.place(Rulesets.CLASSIC, side)));
    }

    private static final String START = army(Side.RED) + "\n" + """
            ..++..++..
            ..++..++..
            ##########
            ##########
            ##########
            ##########""";

    /// Red's rightmost piece has made a step.
    private static final String ONE_STEP = """
            ##########
            ##########
            ##########
            .#########
            #.++..++..
            ..++..++..
            """ + army(Side.BLUE);

    @Test
    void it_places_an_army_and_goes_when_told_to() throws IOException {
        assertThat(String.join("\n", answers(PLAYER, "RED someone 10 10", "QUIT")))
                .isEqualTo(army(Side.RED));
    }

    @Test
    void it_goes_when_nobody_speaks_any_more() throws IOException {
        assertThat(answers(PLAYER)).isEmpty();
        assertThat(answers(PLAYER, "blue someone 10 10")).hasSize(4);
    }

    @Test
    void as_red_it_begins() throws IOException {
        List<String> answers = answers(PLAYER, "RED someone 10 10", "START", START, "quit you won");
        assertThat(answers).hasSize(5);
        assertThat(answers.getLast()).matches("[0-9] 3 DOWN( 2| 3)?");
        assertThat(complaints.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void as_blue_it_answers() throws IOException {
        List<String> answers = answers(PLAYER, "BLUE someone 10 10", "", "0 3 down ok", ONE_STEP);
        assertThat(answers).hasSize(5);
        assertThat(answers.getLast()).matches("[0-9] 6 UP( 2| 3)?");
        assertThat(complaints.toString(StandardCharsets.UTF_8)).isEmpty();
    }

    @Test
    void where_story_and_board_disagree_it_goes_by_the_board_and_complains() throws IOException {
        for (String news : List.of("5 3 DOWN OK", "0 3 DOWN FLIES", "0 3 LEFT OK", "0 5 DOWN KILLS 1 2")) {
            out.reset();
            complaints.reset();
            assertThat(answers(PLAYER, "BLUE someone 10 10", news, ONE_STEP).getLast())
                    .matches("[0-9] 6 UP( 2| 3)?");
            assertThat(complaints.toString(StandardCharsets.UTF_8)).contains(news);
        }
    }

    @Test
    void where_its_player_fails_it_fails_too() {
        assertThatThrownBy(() -> answers(new Broken(), "RED someone 10 10", "START", START))
                .hasMessage("out of my depth");
    }

    private record Broken() implements Player {
        @Override
        public Setup place(Ruleset rules, Side side) {
            return PLAYER.place(rules, side);
        }

        @Override
        public Move choose(PlayerMemory memory, Budget budget) {
            throw new IllegalStateException("out of my depth");
        }
    }
}
