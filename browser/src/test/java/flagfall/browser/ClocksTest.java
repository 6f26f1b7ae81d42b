package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Clocks: large, beside each army, and still while nobody can act.
class ClocksTest {

    private static final String FULL = "3:00";

    private static final String COVERS = """
            () => [...document.querySelectorAll('.tray header')].some((header) => {
              const text = document.createRange();
              text.selectNodeContents(header.querySelector('h2'));
              const clock = header.querySelector('.clock').getBoundingClientRect();
              return [...text.getClientRects()].some((name) =>
                name.right > clock.left && clock.right > name.left &&
                name.bottom > clock.top && clock.bottom > name.top);
            })""";

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

    @Test
    void a_clock_of_days_says_days_and_hours_and_covers_nothing() {
        Visit other = visits.at(Screen.DESK);
        Calls red = Calls.ofGuest(visit);
        Calls blue = Calls.ofGuest(other);
        String game = red.offer(Map.of("daysPerMove", 3));
        blue.join(game);
        red.place(game, LobbyPage.SAFE_BARRAGE);
        blue.place(game, LobbyPage.SAFE_BARRAGE);
        visit.open("/game/" + game);
        for (int[] size : new int[][] {{1280, 800}, {1180, 820}, {768, 1024}, {640, 400}, {360, 740}}) {
            page.setViewportSize(size[0], size[1]);
            for (String side : List.of("red", "blue")) {
                Locator clock = page.locator(".clock[data-side=" + side + "]:visible");
                assertThat(clock).hasCount(1);
                assertThat(clock).hasText(Pattern.compile("3 d 0 h|2 d 23 h"));
                assertThat(clock).hasAttribute("aria-label", Pattern.compile(".*’s time: (3 days|2 days 23 hours)"));
            }
            assertThat((Boolean) page.evaluate(COVERS))
                    .as("whether a clock covers a name at " + size[0])
                    .isFalse();
            assertThat((Integer) page.evaluate("() => document.documentElement.scrollWidth"))
                    .as("width of the page at " + size[0])
                    .isLessThanOrEqualTo(size[0]);
        }
    }
}
