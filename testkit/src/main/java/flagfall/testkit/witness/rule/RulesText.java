package flagfall.testkit.witness.rule;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/// Custom rules as one line of JSON: a base, and the fields that differ from it.
final class RulesText {

    private final WitnessRules.Draft draft;

    private RulesText(WitnessRules.Draft draft) {
        this.draft = draft;
    }

    static WitnessRules read(String json) {
        Map<?, ?> fields = (Map<?, ?>) WitnessJson.read(json);
        return WitnessRules.of(
                        Objects.requireNonNull(fields.get("base"), "a base").toString())
                .but(draft -> {
                    RulesText text = new RulesText(draft);
                    fields.forEach((field, value) -> text.change(field.toString(), value));
                });
    }

    private void change(String field, Object value) {
        String word = value.toString();
        switch (field) {
            case "base", "setupOrder" -> {} // the one is read already, the other is over when the play begins
            case "board" -> ((Map<?, ?>) value).forEach((part, to) -> changeBoard(part.toString(), to));
            case "army" ->
                ((Map<?, ?>) value)
                        .forEach((kind, count) -> draft.army.put(
                                WitnessKind.valueOf(kind.toString().toUpperCase(Locale.ROOT)), (Integer) count));
            case "firstMover" -> draft.firstMover = WitnessSide.valueOf(word);
            case "scoutStrike" -> draft.scoutStrike = WitnessRules.ScoutStrike.valueOf(word);
            case "bomb" -> draft.bomb = WitnessRules.Bomb.valueOf(word);
            case "winningDefender" -> draft.winningDefender = WitnessRules.WinningDefender.valueOf(word);
            case "equalRanks" -> draft.equalRanks = WitnessRules.EqualRanks.valueOf(word);
            case "reveal" -> draft.reveal = WitnessRules.Reveal.valueOf(word);
            case "twoSquare" -> draft.twoSquare = WitnessTwoSquare.of(word);
            case "chase" -> draft.chase = WitnessRules.Chase.valueOf(word);
            case "blocked" -> draft.blocked = WitnessRules.Blocked.valueOf(word);
            case "bothImmobile" -> draft.bothImmobile = WitnessRules.BothImmobile.valueOf(word);
            case "quietLimit" -> draft.quietLimit = word.equals("OFF") ? WitnessRules.NO_QUIET_LIMIT : (Integer) value;
            default -> throw new IllegalArgumentException("no rule is called " + field);
        }
    }

    private void changeBoard(String part, Object value) {
        switch (part) {
            case "columns" -> draft.columns = (Integer) value;
            case "rows" -> draft.rows = (Integer) value;
            case "homeRows" -> draft.homeRows = (Integer) value;
            case "lakes" ->
                draft.lakes = Set.copyOf(
                        ((List<?>) value).stream().map(Object::toString).toList());
            default -> throw new IllegalArgumentException("a board has no " + part);
        }
    }
}
