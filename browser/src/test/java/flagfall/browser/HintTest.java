package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A hint is thought through, and so takes a while.
class HintTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final List<Route> asked = new ArrayList<>();
    private GamePage table;

    @BeforeEach
    void ask() {
        table = WrittenGame.of(visit, "classic", "Me4 Ca1 Fj1 ia9 fj10");
        page.route("**/hint", asked::add);
        page.waitForRequest("**/hint", () -> button().click());
    }

    @Test
    void while_it_is_looked_for_the_page_says_so_and_asks_once() {
        assertThat(page.locator(".turn")).containsText("Looking for a hint");
        assertThat(button()).isDisabled();
        asked.getFirst().resume();
        assertThat(button()).isEnabled();
        assertThat(page.locator(".turn")).not().containsText("Looking for a hint");
        Assertions.assertThat(table.board().squaresSaid("suggested")).isNotEmpty();
    }

    @Test
    void whoever_moves_meanwhile_is_not_told_what_is_over() {
        table.move("e4", "e5");
        page.waitForFunction("() => document.querySelectorAll('.story li').length === 2");
        table.awaitTurn();
        asked.getFirst().resume();
        assertThat(button()).isEnabled();
        Assertions.assertThat(table.board().squaresSaid("suggested")).isEmpty();
    }

    private Locator button() {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Hint").setExact(true));
    }
}
