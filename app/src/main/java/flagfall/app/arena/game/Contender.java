package flagfall.app.arena.game;

import flagfall.ai.Budget;
import flagfall.ai.Level;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// Whoever can play a match.
public sealed interface Contender {

    /// How a player is named on the command line.
    Pattern PLAYER = Pattern.compile("(?:(?<name>[A-Za-z0-9._:-]+)=)?"
            + "(?:cmd:(?<command>.*\\S.*)|level:(?<level>\\d{1,3})(?:\\[(?<changes>[^\\]]*)\\])?"
            + "(?:@(?<weights>\\S+?))?(?:/(?<amount>\\d{1,9})(?<unit>ms|n))?)");

    /// {@return what stands for it in tables and records}
    String name();

    /// One of our own levels, which plays in this process.
    record Engine(String name, Level level, Budget budget) implements Contender {}

    /// A program that speaks the evaluator protocol: a process of its own for each game.
    record ExternalProgram(String name, List<String> command) implements Contender {
        public ExternalProgram {
            command = List.copyOf(command);
        }
    }

    /// {@return who is meant by `level:5`, `level:5/100ms`, `level:5/2000n` or `cmd:PROGRAM ARGS`, with `NAME=` before
    /// it or not. A level may have tuned numbers changed: `level:8[evaluation.noise=0,search.contempt=200]/2000n`, and
    /// one with a network another weight file: `level:9@network.bin`}
    ///
    /// @param defaults how long a level thinks that is not told otherwise
    /// @throws IllegalArgumentException if nobody is
    static Contender read(String text, DefaultBudget defaults) {
        Matcher words = PLAYER.matcher(text);
        if (!words.matches()) {
            throw new IllegalArgumentException(
                    "a player is level:N, level:N/100ms, level:N/2000n or cmd:PROGRAM ARGS, not " + text);
        }
        String name = words.group("name");
        if (words.group("command") != null) {
            List<String> command = words(words.group("command"));
            return new ExternalProgram(name == null ? fileName(command.getFirst()) : name, command);
        }
        Level usual = Level.of(Integer.parseInt(words.group("level"))).with(changes(words.group("changes")));
        String weights = words.group("weights");
        Level level = weights == null ? usual : usual.withWeights(Path.of(weights));
        Budget budget = words.group("amount") == null ? defaults.budget(level) : budget(words);
        return new Engine(name == null ? text : name, level, budget);
    }

    private static Map<String, Double> changes(@Nullable String text) {
        Map<String, Double> changes = new LinkedHashMap<>();
        for (String change : text == null ? new String[0] : text.split(",", -1)) {
            String[] sides = change.split("=", -1);
            if (sides.length != 2 || !sides[1].matches("-?\\d{1,9}(\\.\\d{1,9})?")) {
                throw new IllegalArgumentException("a tuned number is changed by NAME=NUMBER, not " + change);
            }
            changes.put(sides[0], Double.parseDouble(sides[1]));
        }
        return changes;
    }

    private static Budget budget(Matcher words) {
        long amount = Long.parseLong(words.group("amount"));
        return words.group("unit").equals("n") ? Budget.nodes(amount) : Budget.time(Duration.ofMillis(amount));
    }

    private static String fileName(String program) {
        return program.substring(program.lastIndexOf('/') + 1);
    }

    /// How long levels think in a match, where a level is not told by itself.
    interface DefaultBudget {
        Budget budget(Level level);
    }

    /// The words of a command line; quotes, single or double, keep blanks together.
    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher word = Pattern.compile("(?:[^\\s\"']|\"[^\"]*\"|'[^']*')+").matcher(line);
        while (word.find()) {
            words.add(unquoted(word.group()));
        }
        return words;
    }

    private static String unquoted(String word) {
        return Pattern.compile("\"([^\"]*)\"|'([^']*)'")
                .matcher(word)
                .replaceAll(quoted -> Matcher.quoteReplacement(
                        quoted.group(1) == null ? String.valueOf(quoted.group(2)) : quoted.group(1)));
    }
}
