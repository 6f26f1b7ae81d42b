package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
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
        // Most of what stands there is a bomb: a mistake, whatever it is.
        GamePage table = WrittenGame.of(visit, "classic", "Mi8 Ga1 Fj1 bj10 bj9 bj8 bj7 bj6 fb10 ie9");
        table.move("i8", "j8");
        table.awaitTurn();
        table.resign();
        page.locator(".replay").waitFor();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Review"))
                .click();
        Locator curves = page.locator("flagfall-review [role=slider]");
        curves.waitFor();
        curves.press("Home");
        assertThat(page.locator(".replay .slider span")).hasText("Move 0 of 2");

        assertThat(page.locator("flagfall-review .heat .hidden")).hasCount(7);
        page.locator("flagfall-review select").selectOption("miner");
        assertThat(page.locator("flagfall-review .heat .truth")).hasCount(1);
        new Axe(page).findsNothing();
        Hand.MOUSE.choose(page.locator("input[name=knew]").nth(1));
        assertThat(page.locator("flagfall-review .heat .hidden")).hasCount(3);
        // It lies as the board beside it: Red's flag is in the lower right.
        assertThat(page.locator("flagfall-review .heat i").last()).hasClass("hidden");

        Locator turningPoint = page.locator("flagfall-review ol button").first();
        assertThat(turningPoint).containsText("1. Red's Marshal struck an unknown piece");
        assertThat(turningPoint).containsText("The engine would have played i8–");
        turningPoint.click();
        assertThat(page.locator(".replay .slider span")).containsText("Move 1 of 2 · i8×j8");
        assertThat(page.locator(".arrow.hint")).hasCount(1);
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".arrow.hint")).hasCount(0);
    }
}
