package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The review of a finished game: the curves, the turning points, and what could be known at each moment.
class ReviewPageTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();

    @Test
    void the_curves_lead_to_their_boards_and_the_heat_map_shows_what_could_be_known() {
        PositionEditor.open(visit, "classic")
                .put("Red", "Captain", "e4")
                .put("Red", "Flag", "j1")
                .put("Blue", "Marshal", "e9")
                .put("Blue", "Bomb", "j9")
                .put("Blue", "Flag", "j10")
                .play();
        GamePage table = new GamePage(page, Hand.MOUSE, new Random(1));
        table.awaitTurn();
        table.move("e4", "e5");
        table.awaitTurn();
        table.resign();
        page.locator(".replay").waitFor();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Review"))
                .click();
        Locator curves = page.locator("flagfall-review [role=slider]");
        curves.waitFor();
        curves.press("Home");
        assertThat(page.locator(".replay .slider span")).hasText("Move 0 of 2");

        assertThat(page.locator("flagfall-review .heat .hidden")).hasCount(3);
        page.locator("flagfall-review select").selectOption("marshal");
        assertThat(page.locator("flagfall-review .heat .truth")).hasCount(1);
        new Axe(page).findsNothing();
        Hand.MOUSE.choose(page.locator("input[name=knew]").nth(1));
        assertThat(page.locator("flagfall-review .heat .hidden")).hasCount(2);
    }
}
