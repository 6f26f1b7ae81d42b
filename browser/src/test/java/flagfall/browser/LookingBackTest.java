package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The story of a game is a way back: during the game to the board of any move, afterwards through the whole of it.
class LookingBackTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final BoardPart board = new BoardPart(page);
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(1));

    @BeforeEach
    void playThreeMoves() {
        WrittenGame.of(visit, "classic", "Ye4 Sa1 Fj1 me6 ij8 fj10");
        table.move("a1", "a2");
        awaitMoves(2);
    }

    private void awaitMoves(int count) {
        page.waitForFunction("count => document.querySelectorAll('.story li').length >= count", count);
        table.awaitTurn();
    }

    @Test
    void each_line_shows_the_board_of_its_moment_and_one_tap_leads_back() {
        assertThat(page.locator(".story li").first()).hasText(Pattern.compile("^\\s*1\\.\\s+a1–a2\\s*$"));
        table.move("a2", "a3");
        awaitMoves(4);
        Locator first = page.locator(".story li").first().locator("button").first();
        first.click();
        assertThat(page.locator(".looking-back")).containsText("After move 1");
        assertThat(page.locator(".mat .looking-back")).hasCount(0);
        assertThat(board.square("a2")).hasAttribute("aria-label", "a2, your Scout, has moved");
        assertThat(board.square("a3")).hasAttribute("aria-label", "a3, empty");
        page.keyboard().press("ArrowLeft");
        assertThat(board.square("a1")).hasAttribute("aria-label", "a1, your Scout");

        page.getByText("Back to now").click();
        assertThat(page.locator(".looking-back")).hasCount(0);
        first.click();
        page.keyboard().press("Escape");
        assertThat(page.locator(".looking-back")).hasCount(0);
        assertThat(board.square("a3")).hasAttribute("aria-label", "a3, your Scout, has moved");
    }

    @Test
    void the_replay_answers_keys_and_wheel_and_the_list_follows() {
        table.resign();
        page.locator(".replay").waitFor();
        page.locator(".verdict h1").click();
        page.keyboard().press("Home");
        assertThat(page.locator(".slider span")).hasText("Move 0 of 2");
        page.keyboard().press("ArrowRight");
        assertThat(page.locator(".story .here")).containsText("1.");
        page.keyboard().press("End");
        assertThat(page.locator(".story .here")).containsText("2.");
        // Blue's bar is a double line: any thinner, and it is one grey line.
        assertThat(page.locator(".story li[data-side=blue]").first())
                .hasCSS("border-left-width", Pattern.compile("(?:[4-9]|\\d\\d)(?:\\.\\d+)?px"));
        page.keyboard().press("ArrowLeft");
        assertThat(page.locator(".slider span")).hasText("Move 1 of 2");
        board.square("e5").hover();
        page.mouse().wheel(0, 120);
        assertThat(page.locator(".slider span")).hasText("Move 2 of 2");
        for (String side : List.of("Blue", "Red")) {
            Hand.MOUSE.choose(page.locator("input[name=viewpoint]").nth(side.equals("Red") ? 1 : 2));
            assertThat(page.locator("[role=gridcell]").last())
                    .hasAttribute("data-square", side.equals("Red") ? "j1" : "a10");
        }
        page.getByLabel("Turn the board").click();
        assertThat(page.locator("[role=gridcell]").last()).hasAttribute("data-square", "a10");
    }

    @Test
    void the_replay_says_the_move_it_has_come_to_and_nothing_while_it_plays() {
        table.resign();
        page.locator(".replay").waitFor();
        Locator spoken = page.locator("#spoken");
        page.getByLabel("To the start").click();
        assertThat(spoken).hasText("Move 0 of 2");
        page.getByLabel("One move on").click();
        assertThat(spoken).hasText("Move 1 of 2: Red a1 to a2");
        page.keyboard().press("ArrowRight");
        assertThat(spoken).hasText(Pattern.compile("Move 2 of 2: Blue [a-j]\\d+ to [a-j]\\d+"));
        page.evaluate("""
                () => {
                  window.said = [];
                  new MutationObserver(() => said.push(document.getElementById('spoken').textContent))
                    .observe(document.getElementById('spoken'), { childList: true });
                }""");
        page.getByLabel("Play", new Page.GetByLabelOptions().setExact(true)).click();
        page.waitForFunction("() => said.length > 0");
        Assertions.assertThat((String) page.evaluate("said[0]")).startsWith("Move 2 of 2: Blue");

        Locator slider = page.locator(".slider input");
        slider.press("Home");
        slider.press("ArrowRight");
        assertThat(slider).hasAttribute("aria-valuetext", "Move 1 of 2: Red a1 to a2");
        Assertions.assertThat(page.evaluate("said.length"))
                .as("how often it spoke")
                .isEqualTo(1);
    }
}
