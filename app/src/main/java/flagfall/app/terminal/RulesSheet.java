package flagfall.app.terminal;

import flagfall.notation.RulesetProse;
import flagfall.notation.RulesetText;
import flagfall.protocol.FromServer;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import flagfall.server.edition.Editions;
import java.util.ArrayList;
import java.util.List;

/// A ruleset as plain text for a person: the board drawn, the army as a table with its own marks and names, the rules
/// in sentences, and what was decided here.
public final class RulesSheet {

    private RulesSheet() {}

    public static String of(Ruleset rules) {
        PieceNames names = PieceNames.suggestedBy(rules);
        List<String> lines = new ArrayList<>();
        lines.add(rules.id() + "   (law " + RulesetText.hash(rules) + ")");
        lines.add("");
        rules.board().picture().lines().map(line -> "    " + line).forEach(lines::add);
        lines.add("    b Blue's home, r Red's home, ~ lake");
        lines.add("");
        lines.addAll(army(rules, names));
        for (RulesetProse.Chapter section : RulesetProse.sections(rules)) {
            chapter(lines, section.title(), section.sentences(), names);
        }
        decided(rules).forEach(card -> chapter(lines, "Decided here", card.decided(), names));
        return String.join("\n", lines) + "\n";
    }

    private static List<String> army(Ruleset rules, PieceNames names) {
        Labels labels = Labels.suggestedBy(rules);
        List<String> lines = new ArrayList<>();
        lines.add("    mark   count  piece            letter");
        for (RulesetProse.Trooper trooper : RulesetProse.army(rules)) {
            lines.add(String.format(
                    "    %4s   %5d  %-15s  %s",
                    labels.of(trooper.rank()),
                    trooper.count(),
                    names.of(trooper.rank()),
                    trooper.rank().letter()));
        }
        return lines;
    }

    /// A ruleset that was changed is nobody's document, so nothing was decided about one.
    private static List<FromServer.RulesetCard> decided(Ruleset rules) {
        boolean asNamed = Rulesets.named(rules.id()).filter(rules::equals).isPresent();
        return Editions.cards().stream()
                .filter(card -> asNamed && card.id().equals(rules.id()))
                .toList();
    }

    private static void chapter(List<String> lines, String title, List<String> sentences, PieceNames names) {
        lines.add("");
        lines.add(title);
        sentences.forEach(sentence -> lines.add("  - " + names.in(sentence)));
    }
}
