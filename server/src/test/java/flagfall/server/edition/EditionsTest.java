package flagfall.server.edition;

import static org.assertj.core.api.Assertions.assertThat;

import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.protocol.FromServer;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EditionsTest {

    static Stream<Ruleset> rulesets() {
        return Rulesets.named().stream();
    }

    @Test
    void every_named_ruleset_has_a_card_in_the_order_of_the_law() {
        assertThat(Editions.cards())
                .extracting(FromServer.RulesetCard::id)
                .containsExactlyElementsOf(
                        Rulesets.named().stream().map(Ruleset::id).toList());
    }

    @Test
    void a_card_says_three_things_and_names_a_theme_and_a_way_of_labelling() {
        assertThat(Editions.cards()).allSatisfy(card -> {
            assertThat(card.about()).hasSize(3);
            assertThat(card.theme()).isIn("military", "fantasy");
            assertThat(card.labels()).isIn("ten-to-two", "ten-to-one", "nine-to-one", "one-to-nine");
            assertThat(card.source()).endsWith(".");
        });
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void every_ready_setup_can_be_placed_and_none_is_there_twice(Ruleset rules) {
        assertThat(ReadySetups.of(rules))
                .hasSizeGreaterThanOrEqualTo(4)
                .allSatisfy(setup -> assertThat(
                                SetupText.read(setup.setup(), Side.RED, rules).flaws())
                        .as(setup.name())
                        .isEmpty());
        assertThat(ReadySetups.of(rules))
                .extracting(FromServer.NamedSetup::setup)
                .doesNotHaveDuplicates();
        assertThat(ReadySetups.of(rules))
                .extracting(FromServer.NamedSetup::name)
                .doesNotHaveDuplicates();
    }

    @Test
    void classic_has_a_few_dozen() {
        assertThat(ReadySetups.of(Rulesets.CLASSIC)).hasSizeGreaterThan(30);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void every_ruleset_has_a_page_that_counts_its_army(Ruleset rules) {
        FromServer.RulesPage page = Editions.page(rules);
        assertThat(page.sections())
                .isNotEmpty()
                .allSatisfy(section -> assertThat(section.text()).isNotEmpty());
        assertThat(page.pieces().stream().mapToInt(FromServer.PieceInfo::count).sum())
                .isEqualTo(rules.army().size());
    }
}
