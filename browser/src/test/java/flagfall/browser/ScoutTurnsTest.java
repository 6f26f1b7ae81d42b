package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A position made by hand is played on from, and a scout in it runs, turns where it is told to, and strikes.
class ScoutTurnsTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final Board board = new Board(page);

    @Test
    void where_two_corners_lead_to_one_enemy_the_player_chooses() {
        visit.open("/edit");
        page.locator(".edit select").selectOption("tabletop");
        put("Red", "Scout", "a4");
        put("Red", "Flag", "j1");
        put("Blue", "Miner", "b5");
        put("Blue", "Marshal", "i10");
        put("Blue", "Flag", "j10");
        page.getByText("Play from here").click();

        var table = new Table(page, Hand.MOUSE, new Random(1));
        table.awaitTurn();
        board.square("a4").click();
        assertThat(board.spoken("a5")).endsWith("can step here");
        assertThat(board.spoken("a6")).endsWith("can run here, and shows itself");
        assertThat(board.spoken("b5")).endsWith("can run, turn and strike");
        board.square("b5").click();
        assertThat(board.squaresSaid("turn here")).containsExactly("a5", "b4");
        board.square("b4").click();
        page.waitForFunction("() => document.querySelector('.story')?.innerText.includes('strikes b5')");
        table.awaitTurn();
        assertThat(page.locator(".story")).containsText("Blue Miner beats off Red Scout");
    }

    private void put(String side, String name, String square) {
        page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(side).setExact(true))
                .locator("[title='" + name + "']")
                .click();
        board.square(square).click();
    }
}
