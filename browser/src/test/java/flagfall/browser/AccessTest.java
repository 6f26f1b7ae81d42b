package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.microsoft.playwright.Page;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nothing on any page stands in anybody's way, by day or at dusk, as far as a program can tell.
class AccessTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);
    private final Axe axe = new Axe(page);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/new?with=computer",
                "/new?with=hotseat",
                "/new?with=open",
                "/rules",
                "/rules/fantasy",
                "/how",
                "/edit",
                "/lobby",
                "/account",
                "/people",
                "/games",
                "/nowhere"
            })
    void on_a_page_of_its_own(String path) {
        visit.open(path);
        page.locator("main h1").first().waitFor();
        axe.findsNothing();
    }

    @Test
    void this_test_notices_a_picture_without_words() {
        visit.open("/how");
        page.locator("main h1").first().evaluate("it => it.append(document.createElement('img'))");
        assertThatThrownBy(axe::findsNothing).hasMessageContaining("image-alt");
    }

    @Test
    void in_the_settings() {
        visit.open("/");
        page.getByLabel("Settings").click();
        page.locator("dialog[open]").waitFor();
        axe.findsNothing();
    }

    @Test
    void in_rules_of_ones_own() {
        visit.open("/new?with=computer");
        page.locator(".edition.own label").click();
        page.locator(".ground").waitFor();
        axe.findsNothing();
    }

    @Test
    void in_rules_of_ones_own_that_make_no_sense() {
        visit.open("/new?with=computer");
        page.locator(".edition.own label").click();
        page.locator(".ground [role=gridcell]").first().click();
        page.locator(".flaws:visible").waitFor();
        axe.findsNothing();
    }

    @Test
    void on_the_front_page_of_somebody_who_has_left_a_game() {
        lobby.opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 1);
        page.locator(".setup").waitFor();
        visit.open("/");
        page.getByText("Continue").first().waitFor();
        axe.findsNothing();
    }
}
