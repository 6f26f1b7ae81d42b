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
            [Ruleset "barrage"]
            [Red "Ada"]
            [Blue "Ben"]
            [Result "red"]
            [RedSetup "SM......../GS......../IY......../FB........"]
            [BlueSetup ".........M/SG......../SI......../.Y......FB"]

            1. b4b5 a7a6  2. a4a6(SxM-)
            """;

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void a_pasted_record_is_replayed_and_reviewed_and_what_is_wrong_with_one_is_told_by_its_line() {
        Visit visit = visits.at(Screen.DESK);
        Page page = visit.open("/games");
        page.getByText("Import a record").click();
        page.getByLabel("Record as text").fill(RECORD.replace("a7a6", "a7a5"));
        button(page, "Import").click();
        assertThat(page.locator(".import .problems")).containsText("Line 9: a7a5 cannot be played");
        page.getByLabel("Record as text").fill(RECORD);
        button(page, "Import").click();

        assertThat(page.locator(".verdict")).containsText("Red wins");
        assertThat(page.locator(".by-rules")).containsText("Imported record");
        assertThat(page.locator(".slider span")).hasText("Move 3 of 3");
        assertThat(page.locator(".armies")).containsText("Ben");
        button(page, "Review").click();
        page.locator("flagfall-review [role=slider]").waitFor();

        visit.open("/games");
        assertThat(page.locator("section[aria-labelledby=imported] li")).containsText("Ada – Ben");
        button(page, "Delete: Barrage").click();
        button(page, "Yes, delete it").click();
        assertThat(page.locator("section[aria-labelledby=imported]")).hasCount(0);
    }

    private static Locator button(Page page, String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
