package flagfall.testkit.witness;

import flagfall.testkit.witness.rule.WitnessRules;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// A small board drawn as text, highest row first, and the rules to play it by: a named ruleset on that board.
record Sketch(WitnessRules rules, String board) {

    static Sketch of(String ruleset, String picture) {
        String board = picture.strip().replace(" ", "").replace('\n', '/');
        String[] lines = board.split("/", -1);
        WitnessRules rules = WitnessRules.of(ruleset).but(draft -> {
            draft.columns = lines[0].length();
            draft.rows = lines.length;
            draft.homeRows = 1;
            draft.lakes = lakes(lines);
        });
        return new Sketch(rules, board);
    }

    private static Set<String> lakes(String[] lines) {
        Set<String> lakes = new HashSet<>();
        for (int row = 1; row <= lines.length; row++) {
            String line = lines[lines.length - row];
            for (int column = 0; column < line.length(); column++) {
                if (line.charAt(column) == '~') {
                    lakes.add((char) ('a' + column) + String.valueOf(row));
                }
            }
        }
        return lakes;
    }

    Sketch but(Consumer<WitnessRules.Draft> change) {
        return new Sketch(rules.but(change), board);
    }

    WitnessGame redToMove() {
        return WitnessGame.position(rules, board, "red");
    }

    WitnessGame blueToMove() {
        return WitnessGame.position(rules, board, "blue");
    }

    /// Makes several moves, separated by blanks, and tells of the last.
    static WitnessEvent play(WitnessGame game, String moves) {
        List<WitnessEvent> events =
                List.of(moves.split(" ")).stream().map(game::play).toList();
        return events.getLast();
    }

    /// The legal moves that begin on a square.
    static List<String> movesOf(WitnessGame game, String square) {
        return game.moves().stream().filter(move -> move.startsWith(square)).toList();
    }
}
