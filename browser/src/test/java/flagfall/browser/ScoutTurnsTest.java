package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.microsoft.playwright.Page;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A position made by hand is played on from, and a scout in it runs, turns where it is told to, and strikes.
class ScoutTurnsTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final BoardPart board = new BoardPart(page);

    @Test
    void where_two_corners_lead_to_one_enemy_the_player_chooses() {
        PositionEditor.open(visit, "tabletop")
                .put("Red", "Scout", "a4")
                .put("Red", "Flag", "j1")
                .put("Blue", "Miner", "b5")
                .put("Blue", "Marshal", "i10")
                .put("Blue", "Flag", "j10")
                .play();

        var table = new GamePage(page, Hand.MOUSE, new Random(1));
        table.awaitTurn();
        board.square("a4").click();
        assertThat(board.spoken("a5")).endsWith("can step here");
        assertThat(board.spoken("a6")).endsWith("can run here, and shows itself");
        assertThat(board.spoken("b5")).endsWith("can run, turn and strike");
        marksItsSquare("turn", "b5");
        board.square("b5").click();
        assertThat(board.squaresSaid("turn here")).containsExactly("a5", "b4");
        board.square("b4").click();
        page.waitForFunction("() => document.querySelector('.story')?.innerText.includes('×b5')");
        table.awaitTurn();
        assertThat(page.locator(".story")).containsText("Miner beats off Scout");
    }

    /// Squares say aloud what can be done; who looks must find the mark on the same square.
    private void marksItsSquare(String mark, String square) {
        var marked = page.locator(".mark." + mark).boundingBox();
        var ground = board.square(square).boundingBox();
        assertThat(marked.x).isCloseTo(ground.x, within(1.0));
        assertThat(marked.y).isCloseTo(ground.y, within(1.0));
        assertThat(marked.height).isCloseTo(ground.height, within(1.0));
    }
}
