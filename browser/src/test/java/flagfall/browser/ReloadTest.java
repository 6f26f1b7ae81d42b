package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A page loaded anew costs nothing, whenever it happens.
class ReloadTest {

    private static final Ruleset RULES = Rulesets.named("barrage").orElseThrow();

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(2));

    @Test
    void in_the_middle_of_a_setup() {
        lobby.opposeTheComputer(RULES, 1);
        page.locator(".tray-piece[title=Marshal]").click();
        table.board().square("c2").click();
        page.locator(".tray-piece[title=Flag]").click();
        table.board().square("j1").click();
        Map<String, String> before = table.board().allSpoken();

        page.reload();

        assertThat(page.locator(".hand .count")).hasText("6 pieces left to place");
        assertThat(table.board().allSpoken()).isEqualTo(before);
    }

    /// The page's clock stands still while the scene is on, so that it is certainly on when the page goes.
    @Test
    void in_the_middle_of_a_battle() {
        WrittenGame.of(visit, "classic", "Ma4 Fj1 ia5 pi9 fj10");
        page.clock().install();
        page.clock().pauseAt(System.currentTimeMillis() + 10_000);
        table.move("a4", "a5");
        page.locator(".battle").waitFor();

        page.reload();
        page.clock().resume();

        table.awaitTurn();
        assertThat(page.locator(".story")).containsText("Marshal takes Miner");
        assertThat(page.locator(".battle")).hasCount(0);
        assertThat(table.told()).isEqualTo(2);
        table.step();
    }

    @Test
    void while_the_computer_thinks() {
        lobby.opposeTheComputer(RULES, 8);
        lobby.place(LobbyPage.SAFE_BARRAGE);
        table.awaitTurn();
        table.stepAndMakeItThink();

        page.reload();

        table.awaitTurn();
        assertThat(page.locator(".story li")).hasCount(2);
        table.step();
    }
}
