package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Clocks: large, beside each army, and still while nobody can act.
class ClocksTest {

    private static final String FULL = "3:00";

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);

    @Test
    void against_the_computer_each_army_has_its_clock_beside_it() {
        visit.open("/new?with=computer&edition=barrage");
        Hand.MOUSE.choose(page.locator("input[name=clock]").nth(3));
        page.getByText("Set up my army").click();
        lobby.place(LobbyPage.SAFE_BARRAGE);
        new GamePage(page, Hand.MOUSE, new Random(1)).awaitTurn();

        for (String side : List.of("red", "blue")) {
            Locator clock = page.locator(".tray[data-side=" + side + "] .clock");
            assertThat(clock).isVisible();
            assertThat((Double) clock.evaluate("it => parseFloat(getComputedStyle(it).fontSize)"))
                    .as("height of the figures")
                    .isGreaterThan(20);
        }
        page.waitForFunction(
                "full => document.querySelector('.tray[data-side=red] .clock').innerText.trim() !== full", FULL);
        assertThat(page.locator(".tray[data-side=blue] .clock")).containsText(FULL);
    }

    @Test
    void behind_the_curtain_no_time_is_lost() {
        visit.open("/new?with=hotseat&edition=barrage");
        Hand.MOUSE.choose(page.locator("input[name=clock]").nth(3));
        page.getByText("Set up the armies").click();
        Curtain curtain = new Curtain(page, List.of());
        for (int army = 0; army < 2; army++) {
            curtain.falls();
            curtain.lift(Hand.MOUSE);
            lobby.place(LobbyPage.SAFE_BARRAGE);
        }
        curtain.falls();
        assertThat(page.locator(".clock")).hasCount(0);
        // Longer than a second, which a running clock would show.
        page.waitForTimeout(1500);
        // From here on the page's clock stands still: what is shown is what the server said when the curtain rose.
        page.clock().setFixedTime(System.currentTimeMillis());
        curtain.lift(Hand.MOUSE);
        new GamePage(page, Hand.MOUSE, new Random(1)).awaitTurn();
        assertThat(page.locator(".tray[data-side=red] .clock")).containsText(FULL);
    }
}
