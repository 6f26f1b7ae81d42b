package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The narrowest phone, held in one hand.
class PhoneTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.PHONE);
    private final Page page = visit.page();

    @Test
    void a_whole_game_is_played_by_touch() {
        var lobby = new LobbyPage(visit, Hand.FINGER);
        lobby.opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 3);
        page.locator(".tray-piece[title=Flag]").tap();
        new BoardPart(page).square("e4").tap();
        page.getByText("Fill the rest").tap();
        fits();
        lobby.seal();

        var table = new GamePage(page, Hand.FINGER, new Random(9));
        table.awaitTurn();
        fits();
        assertThat(page.locator("[role=grid]").boundingBox().width)
                .as("the board, edge to edge")
                .isGreaterThan(320);
        table.playToTheEnd();
        fits();
    }

    /// What shakes or leans does so at the very edge of the board, and the page must not grow for it.
    @Test
    void neither_a_refusal_nor_a_fallen_flag_at_the_edge_widens_the_page() {
        page.addInitScript("""
                window.widest = 0;
                const look = () => {
                  window.widest = Math.max(window.widest, document.documentElement.scrollWidth);
                  requestAnimationFrame(look);
                };
                requestAnimationFrame(look);""");
        GamePage table = StartedGame.of(visit, Hand.FINGER, "classic", "Mj9 Fj1 ia9 fj10");
        table.move("j9", "j1");
        page.locator(".remark span").waitFor();
        page.waitForFunction("() => document.getAnimations().every(it => !it.animationName?.startsWith('refuse'))");
        table.move("j9", "j10");
        table.awaitTurn();
        page.locator(".mark.fallen").waitFor();
        fits();
        assertThat(page.evaluate("widest")).as("width of the page, ever").isEqualTo(360);
    }

    @Test
    void no_shelf_of_setups_is_wider_than_the_phone() {
        new LobbyPage(visit, Hand.FINGER)
                .opposeTheComputer(Rulesets.named("classic").orElseThrow(), 1);
        Locator tabs = page.getByRole(AriaRole.TAB);
        tabs.nth(2).waitFor();
        for (Locator tab : tabs.all()) {
            tab.tap();
            fits();
        }
    }

    @Test
    void the_chosen_edition_stands_first_and_the_start_stays_under_the_thumb() {
        visit.open("/new?with=computer&edition=duel");
        Locator chosen = page.locator(".chosen-edition");
        chosen.waitFor();
        assertThat(chosen.innerText()).contains("Duel", "10 pieces a side");
        assertThat(bottom(chosen)).isLessThan(300);
        page.locator("article.edition").last().scrollIntoViewIfNeeded();
        assertThat(bottom(page.locator(".start .main"))).isBetween(650.0, 740.0);
        Hand.FINGER.choose(page.locator("input[name=edition]").nth(1));
        assertThat(chosen.innerText()).doesNotContain("Duel");
        fits();
    }

    private static double bottom(Locator thing) {
        return thing.boundingBox().y + thing.boundingBox().height;
    }

    /// There is no right button: a finger that was held still draws.
    @Test
    void lines_and_rings_are_drawn_by_a_finger_that_was_held_still() {
        StartedGame.of(visit, "classic", "Mi4 Fj1 sa9 fj10");
        hold("c3", "f6");
        PlaywrightAssertions.assertThat(page.locator(".arrow.drawn")).hasCount(1);
        hold("i4", "e4");
        PlaywrightAssertions.assertThat(page.locator(".arrow.drawn")).hasCount(2);
        hold("e4", "e4");
        PlaywrightAssertions.assertThat(page.locator(".ring")).hasCount(1);
        hold("c3", "f6");
        PlaywrightAssertions.assertThat(page.locator(".arrow.drawn")).hasCount(1);
        hold("a9", "a9");
        PlaywrightAssertions.assertThat(page.locator(".wheel")).isVisible();
    }

    private void hold(String from, String to) {
        page.evaluate("""
                async ([from, to]) => {
                    const at = square => document.querySelector(`[data-square=${square}]`);
                    const touch = (name, square) => {
                        const box = at(square).getBoundingClientRect();
                        at(square).dispatchEvent(new PointerEvent(name, { pointerId: 5, pointerType: 'touch', bubbles: true,
                            clientX: box.x + box.width / 2, clientY: box.y + box.height / 2 }));
                    };
                    touch('pointerdown', from);
                    await new Promise(done => setTimeout(done, 700));
                    touch('pointermove', to);
                    touch('pointerup', to);
                }""", List.of(from, to));
    }

    @ParameterizedTest
    @ValueSource(strings = {"de", "fr", "nl", "es"})
    void no_language_is_too_long_for_the_phone(String language) {
        visit.open("/");
        page.evaluate("language => localStorage.setItem('flagfall.prefs', JSON.stringify({ language }))", language);
        for (String path : List.of("/new?with=computer", "/rules/fantasy", "/rules/commander", "/how", "/games")) {
            visit.open(path);
            page.locator("html[lang=" + language + "] main h1").first().waitFor();
            fits();
        }
        visit.open("/new?with=computer");
        page.locator(".start .main").first().tap();
        page.locator(".tools button").first().tap();
        wordsFit(".tools button");
        page.waitForFunction("() => document.querySelectorAll('.setup .token').length === 40");
        page.locator(".seal .main").tap();
        page.locator(".actions button").first().waitFor();
        wordsFit(".actions button");
    }

    private void wordsFit(String buttons) {
        assertThat((List<?>) page.locator(buttons).evaluateAll("""
                all => all.filter(it => it.scrollWidth > it.clientWidth).map(it => it.innerText)"""))
                .as("words that are wider than their buttons")
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/new?with=computer",
                "/new?with=hotseat",
                "/new?with=open",
                "/rules",
                "/rules/classic",
                "/how",
                "/edit"
            })
    void no_page_is_wider_than_the_phone(String path) {
        visit.open(path);
        page.locator("main h1").first().waitFor();
        fits();
    }

    private void fits() {
        assertThat(page.evaluate("document.documentElement.scrollWidth"))
                .as("width of the page")
                .isEqualTo(360);
    }
}
