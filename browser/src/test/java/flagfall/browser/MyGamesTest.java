package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Download;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What stays of one's games: a list to search, records and pictures to keep, and a way to end what nobody plays on.
class MyGamesTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();

    @Test
    void a_finished_game_is_kept_as_record_and_picture_and_found_and_an_unfinished_one_is_ended() throws IOException {
        GamePage table = WrittenGame.of(visit, "classic", "Me4 Fj1 ia9 fj10");
        table.move("e4", "e5");
        table.awaitTurn();
        table.resign();
        button("Keep and share").click();
        assertThat(downloaded("Record: As text")).contains("e4e5");
        assertThat(downloaded("Record: As JSON")).startsWith("{").contains("\"e4e5\"");
        assertThat(downloaded("Picture of this position: SVG")).startsWith("<svg");
        assertThat(downloaded("Picture of this position: PNG")).contains("PNG");

        WrittenGame.of(visit, "barrage", "Me4 Fj1 ia9 fj10");
        visit.open("/games");
        Locator finished = page.locator(".rows li").filter(new Locator.FilterOptions().setHasText("by resignation"));
        assertThat(finished).hasCount(1);
        page.getByLabel("Search by edition").fill("fantasy");
        assertThat(page.getByText("Nothing fits.")).isVisible();
        for (String text : new String[] {"classic", "recruit", "level 1"}) {
            page.getByLabel("Search by edition").fill(text);
            assertThat(finished).hasCount(1);
        }
        assertThat(finished).containsText("against Recruit, level 1");

        button("Give up: Barrage").click();
        button("Yes, end it").click();
        assertThat(page.getByText("No unfinished games.")).isVisible();
    }

    private String downloaded(String name) throws IOException {
        Download file = page.waitForDownload(() -> button(name).click());
        return Files.readString(file.path(), StandardCharsets.ISO_8859_1);
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
