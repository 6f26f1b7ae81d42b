package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// What a player thinks along with: the pencil at the square, trays that answer, and a move planned ahead.
class GuessingTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final BoardPart board = new BoardPart(page);

    @BeforeEach
    void play() {
        StartedGame.of(visit, "classic", "Me4 Sa1 Fj1 ia9 fj10");
    }

    @Test
    void the_pencil_is_a_wheel_at_the_square_and_takes_keys() {
        board.square("a9").focus();
        page.keyboard().press("p");
        assertThat(page.locator(".wheel")).isVisible();
        page.keyboard().press("3");
        assertThat(page.locator(".wheel")).hasCount(0);
        assertThat(board.square("a9")).hasAttribute("aria-label", Pattern.compile(".*you think: Miner.*"));
        assertThat(board.square("a9")).isFocused();

        page.keyboard().press("p");
        page.keyboard().press("Escape");
        assertThat(page.locator(".wheel")).hasCount(0);
        assertThat(board.square("a9")).hasAttribute("aria-label", Pattern.compile(".*you think: Miner.*"));
    }

    @Test
    void a_kind_tapped_in_a_tray_is_lit_where_it_is_known_to_stand() {
        page.locator(".tray[data-side=red] li", new Page.LocatorOptions().setHasText("Marshal"))
                .locator("button")
                .click();
        assertThat(page.locator(".mark.lit")).hasCount(1);
        assertThat(board.square("e4")).hasAttribute("aria-label", Pattern.compile(".*this kind.*"));
        page.locator(".tray[data-side=blue] li", new Page.LocatorOptions().setHasText("Miner"))
                .locator("button")
                .click();
        assertThat(page.locator(".mark.lit")).hasCount(0);
        assertThat(page.locator("#spoken")).containsText("unseen");
        assertThat(page.locator(".tray[data-side=blue] .count")).containsText("of them unseen");
        assertThat(page.locator(".tray[data-side=blue] .player")).containsText("level");
    }
}
