package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A game by keyboard alone, from the front door to the verdict: no mouse is ever touched.
class KeyboardTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final Keys keys = new Keys(page);

    @Test
    void a_whole_game_is_set_up_and_played_by_keys() {
        var lobby = new LobbyPage(visit, keys);
        lobby.opposeTheComputer(Rulesets.named("quick-battle").orElseThrow(), 3);
        place("Flag", List.of("a3"));
        place("Scout", List.of("b3", "c3"));
        place("Marshal", List.of("d3"));
        keys.press(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Fill the rest")));
        PlaywrightAssertions.assertThat(page.locator(".hand .count")).hasText("All placed");
        lobby.seal();

        var table = new GamePage(page, keys, new Random(3));
        table.awaitTurn();
        assertThat(table.board().spoken("d3")).startsWith("d3, your Marshal");
        table.playToTheEnd();
    }

    @Test
    void moves_can_be_typed_and_are_told_aloud() {
        var lobby = new LobbyPage(visit, keys);
        lobby.opposeTheComputer(Rulesets.named("quick-battle").orElseThrow(), 1);
        place("Flag", List.of("d1"));
        place("Scout", List.of("a3"));
        keys.press(page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Fill the rest")));
        lobby.seal();
        var table = new GamePage(page, keys, new Random(3));
        table.awaitTurn();
        keys.tabTo(page.locator("input[name=move]"));
        keys.type("a3a4\n");
        page.waitForFunction("() => document.querySelector('.story')?.innerText.includes('a3–a4')");
        table.awaitTurn();
        assertThat(page.locator("#spoken").textContent()).as("said last").startsWith("Blue");
    }

    private void place(String name, List<String> squares) {
        keys.press(page.locator(".tray-piece[title='" + name + "']"));
        squares.forEach(square -> keys.press(new BoardPart(page).square(square)));
    }
}
