package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A record of a game that was played elsewhere, pasted in.
class ImportPageTest {

    private static final String RECORD = """
            [Flagfall "1"]
            [Ruleset "classic"]
            [Red "Ada"]
            [Blue "Ben"]
            [Result "blue"]
            [Board ".........f/....m....b/........../........../..~~..~~../..~~..~~../....P...../........../........../.........F"]

            1. e4e5 e9e8
            """;

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void a_pasted_record_is_replayed_and_reviewed_and_what_is_wrong_with_one_is_told_by_its_line() {
        Visit visit = visits.at(Screen.DESK);
        Page page = visit.open("/games");
        page.getByText("Import a record").click();
        page.getByLabel("Record as text").fill(RECORD.replace("e9e8", "e9e7"));
        button(page, "Import").click();
        assertThat(page.locator(".import .problems")).containsText("Line 8: e9e7 cannot be played");
        page.getByLabel("Record as text").fill(RECORD);
        button(page, "Import").click();

        assertThat(page.locator(".verdict")).containsText("Blue wins");
        assertThat(page.locator(".by-rules")).containsText("Imported record");
        assertThat(page.locator(".slider span")).hasText("Move 2 of 2");
        assertThat(page.locator(".armies")).containsText("Ben");
        button(page, "Review").click();
        assertThat(page.locator("flagfall-review h2").first()).isVisible();

        visit.open("/games");
        assertThat(page.locator("section[aria-labelledby=imported] li")).containsText("Ada – Ben");
        button(page, "Delete: Classic").click();
        button(page, "Yes, delete it").click();
        assertThat(page.locator("section[aria-labelledby=imported]")).hasCount(0);
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
