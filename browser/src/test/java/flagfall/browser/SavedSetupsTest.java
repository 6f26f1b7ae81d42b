package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Armies that are kept under a name: those of an account for every device, a guest's in the browser.
class SavedSetupsTest {

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void what_an_account_keeps_is_there_on_another_device_and_what_a_guest_keeps_is_not() {
        Visit desk = visits.at(Screen.DESK);
        AccountPage.register(desk, "Keeper_of_armies");
        keep(desk, "My corner");

        Visit elsewhere = visits.at(Screen.DESK);
        keep(elsewhere, "A guest's army");
        assertThat(elsewhere.page().locator(".thumbs li")).hasCount(1);

        Visit phone = visits.at(Screen.DESK);
        AccountPage.signIn(phone, "Keeper_of_armies");
        Page page = placing(phone);
        tab(page, "Yours").click();
        button(page, "Load My corner").click();
        assertThat(page.locator(".hand .count")).containsText("All placed");
        button(page, "Delete My corner").click();
        assertThat(page.locator("#shelf .none")).containsText("for all your devices");
        desk.page().reload();
        tab(desk.page(), "Yours").click();
        assertThat(desk.page().locator("#shelf .none")).isVisible();
    }

    private static void keep(Visit visit, String name) {
        Page page = placing(visit);
        button(page, "Random").click();
        assertThat(page.locator(".hand .count")).containsText("All placed");
        tab(page, "Yours").click();
        page.locator(".save-line input").fill(name);
        page.locator(".save-line button").click();
        assertThat(page.locator(".thumbs .miniature")).hasCount(1);
    }

    private static Page placing(Visit visit) {
        new LobbyPage(visit, Hand.MOUSE)
                .opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 1);
        return visit.page();
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }

    private static Locator tab(Page page, String name) {
        return page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
    }
}
