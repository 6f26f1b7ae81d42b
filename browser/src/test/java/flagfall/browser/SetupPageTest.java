package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
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
    void a_text_that_is_no_army_is_refused_where_it_stands() {
        new LobbyPage(visit, Hand.MOUSE)
                .opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 1);
        page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("As text"))
                .click();
        page.locator("#setup-text").fill("no army");
        page.getByText("Use this text").click();
        assertThat(page.locator("#text-refused")).containsText("another shape");
        assertThat(page.locator("#setup-text")).hasValue("no army");
        page.locator("#setup-text").press("Backspace");
        assertThat(page.locator("#text-refused")).hasText("");
    }

    @Test
    void what_is_in_hand_where_it_can_be_placed_and_what_is_left_is_said_once() {
        new LobbyPage(visit, Hand.MOUSE)
                .opposeTheComputer(Rulesets.named("quick-battle").orElseThrow(), 1);
        Locator spoken = page.locator("[aria-live], [role=status]")
                .filter(new Locator.FilterOptions().setHasText(Pattern.compile("in hand|left to place|All placed")));
        page.locator(".tray-piece[title=Scout]").click();
        assertThat(spoken).hasText("Scout, in hand");
        assertThat(board.square("a1")).hasAttribute("aria-label", "a1, empty, place it here");
        board.square("a1").click();
        assertThat(spoken).hasText("9 pieces left to place");
        page.keyboard().press("Escape");
        board.square("a1").click();
        assertThat(spoken).hasText("Scout, in hand");
        page.getByText("Fill the rest").click();
        assertThat(spoken).hasText("All placed");
        page.getByText("Undo").click();
        assertThat(spoken).hasText("9 pieces left to place");
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
                    SetupPageTest::isKept, () -> board.square(square).click());
        }

        page.reload();
        curtain.falls();
        curtain.hidesEverything("");
        curtain.lift(Hand.MOUSE);
        board.square("a4").waitFor();
        page.waitForFunction("() => document.querySelectorAll('.token').length > 0");
        assertThat(board.squaresSaid("Scout")).containsExactly("a4", "b4");
    }

    @Test
    void a_kept_army_that_comes_late_is_not_lost_and_neither_is_what_was_placed_meanwhile() {
        new LobbyPage(visit, Hand.MOUSE)
                .shareTheScreen(Rulesets.named("tabletop").orElseThrow());
        Curtain curtain = new Curtain(page, List.of());
        curtain.lift(Hand.MOUSE);
        page.locator(".tray-piece[title=Scout]").click();
        page.waitForResponse(SetupPageTest::isKept, () -> board.square("a4").click());

        page.reload();
        curtain.falls();
        List<Route> held = new ArrayList<>();
        page.route("**/draft", held::add);
        curtain.lift(Hand.MOUSE);
        page.locator(".tray-piece[title=Miner]").click();
        board.square("b4").click();
        assertThat(board.squaresSaid("Miner")).containsExactly("b4");
        page.unroute("**/draft");
        page.waitForResponse(SetupPageTest::isKept, () -> held.getFirst().resume());
        assertThat(board.squaresSaid("Scout")).containsExactly("a4");
        assertThat(board.squaresSaid("Miner")).isEmpty();
        page.keyboard().press("ControlOrMeta+z");
        assertThat(board.square("b4")).hasAttribute("aria-label", Pattern.compile("Miner"));
    }

    private static boolean isKept(Response answer) {
        return answer.url().endsWith("/draft") && answer.request().method().equals("POST");
    }
}
