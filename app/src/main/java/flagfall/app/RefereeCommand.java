package flagfall.app;

import flagfall.app.referee.Referee;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;
import picocli.CommandLine.Command;

/// `flagfall referee`.
@Command(
        name = "referee",
        description = "Referees a game for programs: commands in, answers out, a line each.",
        mixinStandardHelpOptions = true)
final class RefereeCommand implements Runnable {

    @Override
    public void run() {
        Referee referee = new Referee(RandomGenerator.getDefault()::nextLong);
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            String line = in.readLine();
            while (line != null) {
                out.println(referee.answer(line));
                line = line.strip().equals("quit") ? null : in.readLine();
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the input could not be read", e);
        }
    }
}
