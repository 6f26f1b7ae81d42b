package flagfall.notation;

import flagfall.board.Square;
import flagfall.notation.GameRecord.Beginning;
import flagfall.piece.Piece;
import flagfall.piece.Side;
import flagfall.position.Flaw;
import flagfall.position.Move;
import flagfall.position.Position;
import flagfall.position.Refusal;
import flagfall.position.Setup;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import flagfall.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Reads one game record and plays it through, so that what comes out is a game that can have happened.
final class GameRecordReader {

    private static final Pattern TAG = Pattern.compile("\\[([A-Za-z]+) \"(.*)\"]");
    private static final Pattern FILLING = Pattern.compile("[0-9]+\\.|--");

    private final List<String> lines;
    private final Map<String, String> tags = new HashMap<>();
    private final List<Move> moves = new ArrayList<>();

    GameRecordReader(String text) {
        lines = text.lines().toList();
    }

    ParseResult<GameRecord> read() {
        try {
            int line = 0;
            while (line < lines.size()
                    && (lines.get(line).isBlank() || lines.get(line).startsWith("["))) {
                readTag(line++);
            }
            Ruleset rules = rules();
            GameRecord record = record(rules, beginning(rules));
            readMoves(record.start(), line);
            return new ParseResult.Parsed<>(record(rules, record.beginning()));
        } catch (Unreadable unreadable) {
            return new ParseResult.Failed<>(List.of(unreadable.problem));
        }
    }

    private GameRecord record(Ruleset rules, Beginning beginning) {
        return new GameRecord(
                rules,
                tags.getOrDefault("Red", ""),
                tags.getOrDefault("Blue", ""),
                tags.getOrDefault("Date", ""),
                tags.getOrDefault("Result", "*"),
                tags.getOrDefault("Termination", ""),
                beginning,
                moves);
    }

    private void readTag(int line) {
        if (lines.get(line).isBlank()) {
            return;
        }
        Matcher tag = TAG.matcher(lines.get(line).strip());
        if (!tag.matches()) {
            throw new Unreadable(TextProblem.BAD_TAG.with(line + 1));
        }
        tags.put(tag.group(1), tag.group(2));
    }

    private String tag(String name) {
        String value = tags.get(name);
        if (value == null) {
            throw new Unreadable(TextProblem.NO_TAG.with(name));
        }
        return value;
    }

    private Ruleset rules() {
        if (!tag("Flagfall").equals(GameRecordText.VERSION)) {
            throw new Unreadable(TextProblem.RECORD_VERSION.with(tag("Flagfall")));
        }
        Ruleset rules = orUnreadable("Law", RulesetText.read(tags.containsKey("Law") ? tag("Law") : tag("Ruleset")));
        if (tags.containsKey("Hash") && !tag("Hash").equals(RulesetText.hash(rules))) {
            throw new Unreadable(TextProblem.OTHER_LAW.with());
        }
        return rules;
    }

    private Beginning beginning(Ruleset rules) {
        Side first = tags.getOrDefault("First", "red").equals("blue") ? Side.BLUE : Side.RED;
        if (tags.containsKey("Board")) {
            Map<Square, Piece> pieces = orUnreadable("Board", BoardText.read(tag("Board"), rules));
            return new Beginning.FromPosition(pieces, first);
        }
        return new Beginning.FromSetups(
                setup("RedSetup", Side.RED, rules), setup("BlueSetup", Side.BLUE, rules), first);
    }

    private Setup setup(String name, Side side, Ruleset rules) {
        SetupText.Draft draft = SetupText.read(tag(name), side, rules);
        if (!draft.flaws().isEmpty()) {
            throw new Unreadable(TextProblem.TAG_PROBLEMS.with(
                    name, draft.flaws().stream().map(Flaw::saying).collect(Collectors.joining("; "))));
        }
        return draft.setup();
    }

    private void readMoves(Position start, int firstLine) {
        Position position = start;
        for (int line = firstLine; line < lines.size(); line++) {
            for (String word : lines.get(line).strip().split("\\s+", -1)) {
                if (!word.isEmpty() && !FILLING.matcher(word).matches()) {
                    position = play(position, word, line + 1);
                }
            }
        }
    }

    private Position play(Position position, String word, int line) {
        String text = word.contains("(") ? word.substring(0, word.indexOf('(')) : word;
        Optional<Refusal> refusal = MoveText.refusal(position, text);
        if (refusal.isPresent()) {
            throw new Unreadable(
                    TextProblem.RECORD_MOVE.with(line, word, refusal.get().saying()));
        }
        Move move = MoveText.read(text).orElseThrow();
        moves.add(move);
        Position next = position.play(move);
        String told = GameRecordText.told(next.turn(position.ply()));
        if (!told.equals(word)) {
            throw new Unreadable(TextProblem.OTHER_ANSWER.with(line, word, told));
        }
        return next;
    }

    private static <T> T orUnreadable(String tag, ParseResult<T> reading) {
        return switch (reading) {
            case ParseResult.Parsed<T>(T value) -> value;
            case ParseResult.Failed<T> failed ->
                throw new Unreadable(TextProblem.TAG_PROBLEMS.with(tag, failed.message()));
        };
    }

    /// Leads from anywhere in the reader to the one place that answers.
    private static final class Unreadable extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Problem problem;

        Unreadable(Problem problem) {
            super(problem.message(), null, false, false);
            this.problem = problem;
        }
    }
}
