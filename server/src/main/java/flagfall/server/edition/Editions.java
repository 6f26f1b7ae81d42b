package flagfall.server.edition;

import flagfall.notation.RulesetProse;
import flagfall.protocol.FromServer;
import flagfall.protocol.Wire;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// The named rulesets as people see them.
public final class Editions {

    private static final List<FromServer.RulesetCard> CARDS = Arrays.stream(
                    TextResource.read("editions.json", EditionText[].class))
            .map(Editions::card)
            .toList();

    private Editions() {}

    /// What the data file says about one ruleset.
    private record EditionText(
            String id,
            String title,
            String source,
            List<String> about,
            String theme,
            String labels,
            List<String> decided) {}

    private static FromServer.RulesetCard card(EditionText text) {
        Ruleset rules = Rulesets.named(text.id).orElseThrow();
        return new FromServer.RulesetCard(
                text.id,
                text.title,
                text.source,
                text.about,
                text.theme,
                text.labels,
                text.decided,
                Wire.rulesetInFull(rules));
    }

    /// {@return every named ruleset, the default first}
    public static List<FromServer.RulesetCard> cards() {
        return CARDS;
    }

    public static Optional<FromServer.RulesetCard> card(String id) {
        return CARDS.stream().filter(card -> card.id().equals(id)).findFirst();
    }

    /// {@return every rule of a ruleset, in sentences}
    public static FromServer.RulesPage page(Ruleset rules) {
        return new FromServer.RulesPage(
                RulesetProse.sections(rules).stream()
                        .map(section -> new FromServer.RulesSection(section.title(), section.sentences()))
                        .toList(),
                RulesetProse.army(rules).stream()
                        .map(it -> new FromServer.PieceInfo(it.rank(), it.power(), it.count(), it.privilege()))
                        .toList());
    }
}
