package flagfall.testkit.file;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A published game in which every move is legal but the last one breaks the more-square rule. To be played with the
/// quiet limit off.
public record ChaseGame(String ruleset, String red, String blue, List<String> moves, String illegal) {

    public ChaseGame {
        moves = List.copyOf(moves);
    }

    /// {@return the published games, or none where they are not beside the project}
    public static List<ChaseGame> published() {
        Path file = ProjectRoot.path().resolve(Path.of("..", "shared", "data", "chase-games.txt"));
        return Files.exists(file) ? read(ProjectRoot.read(file)) : List.of();
    }

    /// Each game is five lines, a word and what it says: `ruleset`, `red`, `blue`, `moves`, `illegal`.
    static List<ChaseGame> read(String text) {
        List<String> lines = text.lines()
                .filter(line -> line.matches("(ruleset|red|blue|moves|illegal) .*"))
                .map(line -> line.substring(line.indexOf(' ') + 1).strip())
                .toList();
        List<ChaseGame> games = new ArrayList<>();
        for (int first = 0; first < lines.size(); first += 5) {
            List<String> game = lines.subList(first, first + 5);
            games.add(new ChaseGame(
                    game.get(0), game.get(1), game.get(2), List.of(game.get(3).split(" ")), game.get(4)));
        }
        return games;
    }
}
