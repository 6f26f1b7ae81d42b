package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Each edition as its authors meant it.
class EditionPagesTest {

    private static final String PLAIN = "(?i)\\b(marshal|miner|scout|spy|bomb|flag)s?\\b";

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();

    @Test
    void the_rules_of_fantasy_are_told_in_its_own_names() {
        visit.open("/rules/fantasy");
        page.locator(".rules section").first().waitFor();
        assertThat(page).hasTitle("Fantasy · Rules · Flagfall");
        List<String> sentences =
                page.locator(".rules section p, .rules section li, .rules td").allInnerTexts();
        assertThat(sentences).hasSizeGreaterThan(40);
        assertThat(sentences).noneMatch(it -> it.matches("(?s).*" + PLAIN + ".*"));
        assertThat(String.join(" ", sentences)).contains("An Assassin that strikes the Dragon Lord");
    }

    @Test
    void the_commander_welcomes_both_players_at_one_screen() {
        new LobbyPage(visit, Hand.MOUSE)
                .shareTheScreen(Rulesets.named("commander").orElseThrow());
        Curtain curtain = new Curtain(page, List.of());
        for (String side : List.of("Red", "Blue")) {
            curtain.falls();
            curtain.lift(Hand.MOUSE);
            assertThat(page.locator(".welcome h1")).hasText("Welcome, commander");
            page.locator(".welcome button.main").click();
            assertThat(page.locator(".setup h1")).hasText("Set up " + side);
            page.getByText("Random", new Page.GetByTextOptions().setExact(true)).click();
            assertThat(page.locator(".hand .count")).hasText("All placed");
            page.locator(".setup button.main").click();
        }
    }

    @Test
    void the_commander_welcomes_who_starts_at_once_and_can_be_read_again() {
        page.addInitScript("""
                new MutationObserver(() => {
                    window.first ??= document.querySelector('.welcome, .game .stage')?.className;
                }).observe(document, { childList: true, subtree: true });""");
        visit.open("/new?with=computer&edition=commander");
        page.getByText("Start at once").click();
        assertThat(page.locator(".welcome h1")).hasText("Welcome, commander");
        assertThat((String) page.evaluate("first")).as("what is shown first").contains("welcome");
        page.locator(".welcome button.main").click();
        new GamePage(page, Hand.MOUSE, new Random(1)).awaitTurn();
        page.getByRole(
                        AriaRole.LINK,
                        new Page.GetByRoleOptions().setName("Rules").setExact(true))
                .click();
        page.locator(".welcome-again summary").click();
        assertThat(page.locator(".welcome-again")).containsText("Movable pieces");
    }

    @Test
    void the_picker_groups_the_editions_and_says_how_long_they_take() {
        visit.open("/new?with=computer");
        assertThat(page.locator(".editions .group")).hasCount(3);
        assertThat(page.locator(".editions .group").nth(1)).containsText("Short");
        assertThat(page.locator(".editions .group").nth(1)).containsText("quarter of an hour");
    }

    @Test
    void the_tutorial_follows_the_chosen_pieces_and_explains_dot_and_eye() {
        page.addInitScript("localStorage.setItem('flagfall.prefs', JSON.stringify({ pieces: 'fantasy' }))");
        visit.open("/how");
        assertThat(page.locator(".lesson")).containsText("Dwarven Warlord");
        assertThat(page.locator(".how [role=gridcell][aria-label*='Dwarven Warlord']"))
                .hasCount(1);
        page.locator(".lesson button.main").click();
        assertThat(page.locator(".signs-told")).containsText("has moved");
        assertThat(page.locator(".signs-told")).containsText("seen by the enemy");
    }
}
