package flagfall.app.arena.game;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import flagfall.app.arena.player.LineChannel;
import flagfall.app.arena.player.MatchPlayer;
import flagfall.app.arena.player.ProgramPlayer;
import flagfall.app.evaluator.Program;
import flagfall.game.Game;
import flagfall.piece.Side;
import flagfall.rules.Rulesets;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/// Our program plays itself, in the arena and over the protocol but in one process: many games in little time. With
/// `-Dflagfall.games=1000` it plays that many, with `-Dflagfall.level=9` at that level.
class ConversationTest {

    private static final int GAMES = Integer.getInteger("flagfall.games", 6);
    private static final int LEVEL = Integer.getInteger("flagfall.level", 1);

    private final ByteArrayOutputStream complaints = new ByteArrayOutputStream();

    /// A program on a thread of its own, spoken with through pipes.
    private MatchPlayer program(Side side, int level, long seed) {
        try {
            PipedOutputStream toProgram = new PipedOutputStream();
            PipedOutputStream fromProgram = new PipedOutputStream();
            BufferedReader heard = reader(new PipedInputStream(toProgram));
            PrintStream said = new PrintStream(fromProgram, false, StandardCharsets.UTF_8);
            BufferedReader answers = reader(new PipedInputStream(fromProgram));
            Program program = new Program(
                    Level.of(level).player(seed),
                    Budget.nodes(1),
                    heard,
                    said,
                    new PrintStream(complaints, true, StandardCharsets.UTF_8));
            Thread thread = Thread.ofPlatform().daemon().start(() -> play(program, said));
            LineChannel lines = new LineChannel(
                    answers, new OutputStreamWriter(toProgram, StandardCharsets.UTF_8), () -> join(thread));
            return new ProgramPlayer(lines, side, "another", Duration.ofMinutes(5));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static BufferedReader reader(PipedInputStream in) {
        return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    }

    private static void play(Program program, PrintStream said) {
        try (said) {
            program.play();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void join(Thread thread) {
        try {
            thread.join();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    @Test
    void no_game_is_broken_off_and_nobody_complains() {
        for (int game = 0; game < GAMES; game++) {
            long seed = game;
            GameRunner runner = new GameRunner(
                    Game.create(Rulesets.CLASSIC, Side.RED, game % 2 == 0 ? Set.of() : Set.of(Side.RED)),
                    Map.of(
                            Side.RED, () -> program(Side.RED, LEVEL, seed),
                            Side.BLUE, () -> program(Side.BLUE, LEVEL, seed + 1)),
                    MatchSettings.Caps.USUAL);
            assertThat(runner.play()).as("game " + game).isNotInstanceOf(Verdict.Faulted.class);
        }
        assertThat(complaints.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
