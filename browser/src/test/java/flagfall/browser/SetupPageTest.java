package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Rulesets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Placing an army, and a position: what is answered to a wrong tap, and what outlives a reload.
class SetupPageTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final BoardPart board = new BoardPart(page);

    @Test
    void a_lake_tapped_with_a_piece_in_hand_is_called_a_lake() {
        new LobbyPage(visit, Hand.MOUSE)
                .opposeTheComputer(Rulesets.named("classic").orElseThrow(), 1);
        page.locator(".tray-piece[title=Scout]").click();
        board.square("c5").click();
        assertThat(page.locator(".remark span")).containsText("lake");
        board.square("a5").click();
        assertThat(page.locator(".remark span")).containsText("home rows");
        assertThat(page.locator(".tray-piece[title=Scout]")).hasAttribute("aria-pressed", "true");
    }

    @Test
    void nobody_plays_from_an_empty_board() {
        PositionEditor.open(visit, "classic").play();
        assertThat(page.locator(".flaws")).containsText("over before it began");
        assertThat(page).hasURL(visit.address() + "/edit");
        visit.open("/");
        page.locator(".ways").waitFor();
        assertThat(page.locator(".unfinished")).hasCount(0);
    }

    @Test
    void a_reload_at_one_screen_keeps_a_half_placed_army_behind_the_curtain() {
        new LobbyPage(visit, Hand.MOUSE)
                .shareTheScreen(Rulesets.named("tabletop").orElseThrow());
        Curtain curtain = new Curtain(page, List.of());
        curtain.lift(Hand.MOUSE);
        page.locator(".tray-piece[title=Scout]").click();
        // One at a time: the answer to the first is not taken for the answer to the second.
        for (String square : List.of("a4", "b4")) {
            page.waitForResponse(
                    answer -> answer.url().endsWith("/draft")
                            && answer.request().method().equals("POST"),
                    () -> board.square(square).click());
        }

        page.reload();
        curtain.falls();
        curtain.hidesEverything("");
        curtain.lift(Hand.MOUSE);
        board.square("a4").waitFor();
        page.waitForFunction("() => document.querySelectorAll('.token').length > 0");
        assertThat(board.squaresSaid("Scout")).containsExactly("a4", "b4");
    }
}
