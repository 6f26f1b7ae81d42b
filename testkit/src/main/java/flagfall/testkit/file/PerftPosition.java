package flagfall.testkit.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/// A named position of a perft file: how it is reached, in lines for the referee, and how many sequences of moves of
/// each length there are from it.
public record PerftPosition(String file, String name, List<String> referee, SortedMap<Integer, Long> counts) {

    public PerftPosition {
        referee = List.copyOf(referee);
        counts = new TreeMap<>(counts);
    }

    /// {@return every position of every perft file}
    public static List<PerftPosition> all() {
        try (Stream<Path> files =
                Files.list(ProjectRoot.path().resolve("testkit").resolve("perft"))) {
            return files.filter(file -> file.toString().endsWith(".perft"))
                    .sorted()
                    .flatMap(file -> read(String.valueOf(file.getFileName()), ProjectRoot.read(file)).stream())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("could not list the perft files", e);
        }
    }

    /// Positions are paragraphs; a line that begins with `#` is a remark.
    static List<PerftPosition> read(String file, String text) {
        String told = String.join(
                "\n", text.lines().filter(line -> !line.startsWith("#")).toList());
        return Stream.of(told.split("\n\n+", -1))
                .map(String::strip)
                .filter(paragraph -> !paragraph.isEmpty())
                .map(paragraph -> position(file, paragraph.lines().toList()))
                .toList();
    }

    private static PerftPosition position(String file, List<String> lines) {
        SortedMap<Integer, Long> counts = new TreeMap<>();
        List<String> rest = lines.subList(1, lines.size());
        for (String line : rest) {
            if (line.matches("[0-9]+ [0-9]+")) {
                String[] numbers = line.split(" ", -1);
                counts.put(Integer.valueOf(numbers[0]), Long.valueOf(numbers[1]));
            }
        }
        List<String> referee = rest.stream()
                .filter(line -> line.matches("(new|setup|position) .*"))
                .toList();
        if (counts.size() + referee.size() != rest.size()) {
            throw new IllegalArgumentException("not understood in " + file + ": " + String.join(" | ", lines));
        }
        return new PerftPosition(file, lines.getFirst(), referee, counts);
    }

    /// {@return the rules it is played by, as `new` of the referee takes them}
    public String rules() {
        return referee.getFirst().substring("new ".length());
    }

    @Override
    public String toString() {
        return file + ": " + name;
    }
}
