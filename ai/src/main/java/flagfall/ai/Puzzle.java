package flagfall.ai;

import flagfall.position.Move;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// A position of classic with a right answer. The file `puzzles.txt` holds them all and tells how they are written.
///
/// @param board the rows from the top, as boards are written
/// @param lists by name, such as `known` or `best`: squares, or moves
public record Puzzle(String theme, String title, String board, Map<String, List<String>> lists) {

    public Puzzle {
        lists = Map.copyOf(lists);
    }

    /// {@return every puzzle, in the order of the file}
    public static List<Puzzle> all() {
        List<Puzzle> puzzles = new ArrayList<>();
        String theme = "";
        String title = "";
        StringBuilder board = new StringBuilder();
        Map<String, List<String>> lists = new HashMap<>();
        for (String line : lines()) {
            if (line.startsWith("## ")) {
                theme = line.substring(3);
            } else if (line.startsWith("# ")) {
                title = line.substring(2);
            } else if (line.startsWith("  ")) {
                board.append(board.isEmpty() ? "" : "/").append(line.replace(" ", ""));
            } else if (line.contains(": ")) {
                lists.put(
                        line.substring(0, line.indexOf(':')),
                        List.of(line.substring(line.indexOf(' ') + 1).split(" ", -1)));
            } else if (line.isEmpty() && !board.isEmpty()) {
                puzzles.add(new Puzzle(theme, title, board.toString(), lists));
                board.setLength(0);
                lists.clear();
            }
        }
        return puzzles;
    }

    /// The file, with an empty line at its end, which ends the last puzzle.
    private static List<String> lines() {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(Puzzle.class.getResourceAsStream("puzzles.txt")), StandardCharsets.UTF_8))) {
            List<String> lines = new ArrayList<>(reader.lines().toList());
            lines.add("");
            return lines;
        } catch (IOException e) {
            throw new UncheckedIOException("the puzzles cannot be read", e);
        }
    }

    /// {@return the squares or moves of one list, or none}
    public List<String> list(String name) {
        return lists.getOrDefault(name, List.of());
    }

    /// {@return whether this is the right answer}
    public boolean isSolvedBy(Move move) {
        return (list("best").isEmpty() || list("best").contains(move.toString()))
                && !list("avoid").contains(move.toString());
    }

    @Override
    public String toString() {
        return theme + ": " + title;
    }
}
