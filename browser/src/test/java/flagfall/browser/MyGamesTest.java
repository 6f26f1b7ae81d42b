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
import java.util.Map;
import java.util.regex.Pattern;
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

        button("Give up: Barrage, against the computer, level 1").click();
        button("Yes, end it").click();
        assertThat(page.getByText("No unfinished games.")).isVisible();
    }

    @Test
    void unfinished_games_say_against_whom_they_are_and_those_where_it_is_your_move_come_first() {
        Calls mine = Calls.ofGuest(visit);
        Calls theirs = Calls.ofGuest(visits.at(Screen.DESK));
        String placing = begun(mine, theirs);
        String moving = begun(mine, theirs);
        mine.place(moving, LobbyPage.SAFE_BARRAGE);
        theirs.place(moving, LobbyPage.SAFE_BARRAGE);
        String moved = begun(mine, theirs);
        mine.place(moved, LobbyPage.SAFE_BARRAGE);
        theirs.place(moved, LobbyPage.SAFE_BARRAGE);
        mine.move(moved, 0, "e4e5");
        mine.open(Map.of("ruleset", "duel", "opponent", "open"));

        String against = "Barrage against " + theirs.name();
        Pattern theirMove = Pattern.compile("Their move, (3 d 0 h|2 d 23 h) left, 1 move played");
        visit.open("/games");
        Locator rows = page.locator("#running + .rows li");
        assertThat(rows).hasCount(4);
        Locator yours = page.locator("#running + .rows li.yours");
        assertThat(yours).hasCount(2);
        assertThat(with(yours, "Your move, ")).containsText(against);
        assertThat(with(yours, "Set up your army")).containsText(against);
        assertThat(rows.nth(0)).hasClass("yours");
        assertThat(rows.nth(1)).hasClass("yours");
        assertThat(rows.nth(2)).containsText(theirMove);
        assertThat(rows.nth(3)).containsText("nobody across from you yet");

        visit.open("/");
        Locator begun = page.locator(".unfinished li");
        assertThat(begun).hasCount(3);
        assertThat(with(begun, "Your move, ")).containsText(against);
        assertThat(with(begun, "Set up your army").locator("a")).hasAttribute("href", "/game/" + placing);
        assertThat(begun.nth(2)).containsText(theirMove);
        page.getByText("One more").click();
        assertThat(begun).hasCount(4);
    }

    private static Locator with(Locator games, String text) {
        return games.filter(new Locator.FilterOptions().setHasText(text));
    }

    private static String begun(Calls mine, Calls theirs) {
        String game = mine.offer(Map.of("daysPerMove", 3));
        theirs.join(game);
        return game;
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
