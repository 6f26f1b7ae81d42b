package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The moves as they are told beside the board.
class StoryTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();

    /// Under these rules a piece that has fought is hidden again, but not from its owner.
    @Test
    void at_one_screen_each_side_is_told_what_it_knows_of_its_own_pieces() {
        PositionEditor.open(visit, "tabletop")
                .put("Red", "General", "e4")
                .put("Red", "Flag", "j1")
                .put("Blue", "Miner", "e5")
                .put("Blue", "Major", "a9")
                .put("Blue", "Flag", "j10")
                .playAtOneScreen();
        Curtain curtain = new Curtain(page, List.of());
        GamePage table = new GamePage(page, Hand.MOUSE, new Random(1));
        for (String move : List.of("e4e5", "a9a8")) {
            curtain.falls();
            curtain.lift(Hand.MOUSE);
            table.awaitTurn();
            table.move(move.substring(0, 2), move.substring(2));
        }
        curtain.falls();
        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        assertThat(page.locator(".story")).containsText("General takes");
        assertThat(page.locator(".story")).not().containsText("an unknown piece");

        table.move("e5", "e6");
        curtain.falls();
        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        assertThat(page.locator(".story")).not().containsText("General");
    }
}
