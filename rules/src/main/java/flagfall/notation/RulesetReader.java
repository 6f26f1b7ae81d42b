package flagfall.notation;

import flagfall.board.Board;
import flagfall.board.Square;
import flagfall.piece.Rank;
import flagfall.problem.Problem;
import flagfall.problem.TextProblem;
import flagfall.rules.Blocked;
import flagfall.rules.Bomb;
import flagfall.rules.BothImmobile;
import flagfall.rules.Chase;
import flagfall.rules.EqualRanks;
import flagfall.rules.FirstMover;
import flagfall.rules.QuietLimit;
import flagfall.rules.Reveal;
import flagfall.rules.Ruleset;
import flagfall.rules.RulesetDraft;
import flagfall.rules.Rulesets;
import flagfall.rules.ScoutStrike;
import flagfall.rules.SetupOrder;
import flagfall.rules.TwoSquare;
import flagfall.rules.WinningDefender;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

/// Reads one custom ruleset, a base with changes, and collects every fault on the way.
final class RulesetReader {

    private final Map<?, ?> fields;
    private final List<Problem> faults = new ArrayList<>();

    RulesetReader(Map<?, ?> fields) {
        this.fields = fields;
    }

    ParseResult<Ruleset> read() {
        Optional<Ruleset> base = base();
        Ruleset rules = base.orElse(Rulesets.CLASSIC)
                .with(draft -> fields.forEach((field, value) -> {
                    if (!field.equals("base")) {
                        change(draft, String.valueOf(field), value);
                    }
                }));
        faults.addAll(rules.faults());
        return faults.isEmpty() ? new ParseResult.Parsed<>(rules) : new ParseResult.Failed<>(faults);
    }

    private Optional<Ruleset> base() {
        if (!fields.containsKey("base")) {
            faults.add(TextProblem.NO_BASE.with());
            return Optional.empty();
        }
        Optional<Ruleset> base = Rulesets.named(String.valueOf(fields.get("base")));
        if (base.isEmpty()) {
            faults.add(TextProblem.UNKNOWN_BASE.with(String.valueOf(fields.get("base"))));
        }
        return base;
    }

    private void change(RulesetDraft draft, String field, Object value) {
        switch (field) {
            case "version" -> version(value);
            case "board" -> board(draft, value);
            case "army" -> army(draft, value);
            case "firstMover" -> word(FirstMover.class, field, value, word -> draft.firstMover = word);
            case "setupOrder" -> word(SetupOrder.class, field, value, word -> draft.setupOrder = word);
            case "scoutStrike" -> word(ScoutStrike.class, field, value, word -> draft.scoutStrike = word);
            case "bomb" -> word(Bomb.class, field, value, word -> draft.bomb = word);
            case "winningDefender" -> word(WinningDefender.class, field, value, word -> draft.winningDefender = word);
            case "equalRanks" -> word(EqualRanks.class, field, value, word -> draft.equalRanks = word);
            case "reveal" -> word(Reveal.class, field, value, word -> draft.reveal = word);
            case "twoSquare" -> twoSquare(draft, value);
            case "chase" -> word(Chase.class, field, value, word -> draft.chase = word);
            case "blocked" -> word(Blocked.class, field, value, word -> draft.blocked = word);
            case "bothImmobile" -> word(BothImmobile.class, field, value, word -> draft.bothImmobile = word);
            case "quietLimit" -> quietLimit(draft, value);
            default -> faults.add(TextProblem.UNKNOWN_FIELD.with(field));
        }
    }

    private <E extends Enum<E>> void word(Class<E> type, String field, Object value, Consumer<E> change) {
        Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().equals(value))
                .findFirst()
                .ifPresentOrElse(
                        change,
                        () -> faults.add(TextProblem.NOT_ONE_OF.with(
                                field,
                                Arrays.stream(type.getEnumConstants())
                                        .map(Enum::name)
                                        .toList(),
                                json(value))));
    }

    private void twoSquare(RulesetDraft draft, Object value) {
        try {
            draft.twoSquare = TwoSquare.of(value instanceof String text ? text : json(value));
        } catch (IllegalArgumentException _) {
            faults.add(TextProblem.TWO_SQUARE_RANGE.with(1, 99, json(value)));
        }
    }

    private void quietLimit(RulesetDraft draft, Object value) {
        if (value.equals("OFF")) {
            draft.quietLimit = QuietLimit.OFF;
        } else if (value instanceof Long plies && plies >= 1) {
            draft.quietLimit = new QuietLimit(plies.intValue());
        } else {
            faults.add(TextProblem.QUIET_RANGE.with(1, 999_999_999, json(value)));
        }
    }

    private void army(RulesetDraft draft, Object value) {
        if (!(value instanceof Map<?, ?> counts)) {
            faults.add(TextProblem.WRONG_TYPE.with("army", "object", json(value)));
            return;
        }
        counts.forEach((kind, count) -> {
            Optional<Rank> rank = Rank.ofWord(String.valueOf(kind));
            if (rank.isEmpty()) {
                faults.add(TextProblem.UNKNOWN_KIND.with(String.valueOf(kind)));
            } else if (count instanceof Long number) {
                draft.army = draft.army.with(rank.get(), number.intValue());
            } else {
                faults.add(TextProblem.NOT_A_NUMBER.with("army." + kind, json(count)));
            }
        });
    }

    private void board(RulesetDraft draft, Object value) {
        if (!(value instanceof Map<?, ?> changes)) {
            faults.add(TextProblem.WRONG_TYPE.with("board", "object", json(value)));
            return;
        }
        Board base = draft.board;
        int columns = base.columns();
        int rows = base.rows();
        int homeRows = base.homeRows();
        Set<Square> lakes = base.lakes();
        for (Map.Entry<?, ?> change : changes.entrySet()) {
            String field = String.valueOf(change.getKey());
            switch (field) {
                case "columns" -> columns = size("board.columns", change.getValue(), columns);
                case "rows" -> rows = size("board.rows", change.getValue(), rows);
                case "homeRows" -> homeRows = size("board.homeRows", change.getValue(), homeRows);
                case "lakes" -> lakes = lakes(change.getValue());
                default -> faults.add(TextProblem.UNKNOWN_FIELD.with("board." + field));
            }
        }
        draft.board = new Board(columns, rows, homeRows, lakes);
    }

    private int size(String field, Object value, int otherwise) {
        if (value instanceof Long number) {
            return number.intValue();
        }
        faults.add(TextProblem.NOT_A_NUMBER.with(field, json(value)));
        return otherwise;
    }

    private Set<Square> lakes(Object value) {
        Set<Square> lakes = new TreeSet<>();
        if (!(value instanceof List<?> squares)) {
            faults.add(TextProblem.WRONG_TYPE.with("board.lakes", "list", json(value)));
            return lakes;
        }
        for (Object square : squares) {
            try {
                lakes.add(Square.of(square instanceof String text ? text : json(square)));
            } catch (IllegalArgumentException _) {
                faults.add(TextProblem.NO_SQUARE.with(json(square)));
            }
        }
        return lakes;
    }

    private void version(Object value) {
        if (!(value instanceof Long number) || number != Ruleset.VERSION) {
            faults.add(TextProblem.WRONG_VERSION.with(Ruleset.VERSION, json(value)));
        }
    }

    private static String json(Object value) {
        return value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
    }
}
