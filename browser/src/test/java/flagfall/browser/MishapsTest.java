package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A hasty hand loses nothing.
class MishapsTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final Locator question = page.getByRole(AriaRole.ALERTDIALOG);

    @BeforeEach
    void begin() {
        WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10");
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    @Test
    void two_clicks_on_resign_are_no_answer_wherever_they_are() {
        BoundingBox resign = button("Resign").boundingBox();
        for (double part : new double[] {0.1, 0.3, 0.5, 0.7, 0.9}) {
            page.mouse().dblclick(resign.x + part * resign.width, resign.y + resign.height / 2);
            assertThat(page.locator(".verdict")).hasCount(0);
            page.keyboard().press("Escape");
            assertThat(question).hasCount(0);
        }
        page.mouse().click(resign.x + 0.3 * resign.width, resign.y + resign.height / 2);
        assertThat(question).isVisible();
        button("Yes, resign").click();
        assertThat(page.locator(".verdict")).isVisible();
    }

    @Test
    void who_holds_enter_down_on_resign_plays_on() {
        button("Resign").focus();
        page.keyboard().press("Enter");
        assertThat(question).isVisible();
        assertThat(button("Play on")).isFocused();
        page.keyboard().press("Enter");
        assertThat(question).hasCount(0);
        assertThat(page.locator(".verdict")).hasCount(0);
    }
}
