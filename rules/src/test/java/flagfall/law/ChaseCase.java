package flagfall.law;

import flagfall.notation.BoardText;
import flagfall.notation.MoveText;
import flagfall.notation.RulesetText;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.rules.QuietLimit;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A game about the more-square rule, as a file tells it: how it begins, the moves that are made, and one more that is
/// `legal` or `illegal`. Such a file has a blank line between games, `#` before a remark, and the quiet limit is off.
record ChaseCase(String name, Position start, List<Move> moves, Move last, boolean refused) {

    @Override
    public String toString() {
        return name;
    }

    static List<ChaseCase> read(String text) {
        List<ChaseCase> games = new ArrayList<>();
        Map<String, String> fields = new HashMap<>();
        for (String line : (text + "\n\n").lines().toList()) {
            if (line.isBlank() && !fields.isEmpty()) {
                games.add(game(fields));
                fields.clear();
            } else if (!line.isBlank() && !line.startsWith("#")) {
                String[] words = line.strip().split(" ", 2);
                fields.put(words[0], words[1]);
            }
        }
        return games;
    }

    private static ChaseCase game(Map<String, String> fields) {
        boolean refused = fields.containsKey("illegal");
        List<Move> moves = new ArrayList<>();
        for (String move : fields.getOrDefault("moves", "").split(" ", -1)) {
            moves.add(move(move));
        }
        String last = fields.getOrDefault(refused ? "illegal" : "legal", "");
        return new ChaseCase(fields.getOrDefault("game", "?"), start(fields), moves, move(last), refused);
    }

    private static Position start(Map<String, String> fields) {
        Ruleset rules = RulesetText.read(fields.getOrDefault("ruleset", ""))
                .orThrow()
                .with(change -> change.quietLimit = QuietLimit.OFF);
        String[] board = fields.getOrDefault("board", "").split(" ", -1);
        return board.length == 2
                ? Position.arranged(rules, BoardText.read(board[0], rules).orThrow(), side(board[1]))
                : Position.start(
                        rules,
                        SetupText.read(fields.getOrDefault("red", ""), Side.RED, rules)
                                .setup(),
                        SetupText.read(fields.getOrDefault("blue", ""), Side.BLUE, rules)
                                .setup(),
                        Side.RED);
    }

    private static Side side(String word) {
        return Side.valueOf(word.toUpperCase(Locale.ROOT));
    }

    private static Move move(String text) {
        return MoveText.read(text).orElseThrow(() -> new IllegalArgumentException("no move: " + text));
    }

    /// {@return the position after all moves but the last, each of which must be legal}
    Position played() {
        Position now = start;
        for (Move move : moves) {
            now = now.play(move);
        }
        return now;
    }
}
