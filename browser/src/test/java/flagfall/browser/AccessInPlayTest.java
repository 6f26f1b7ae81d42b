package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import flagfall.rules.Rulesets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Nothing stands in anybody's way at any moment of a game either, from the first piece to the last replay.
class AccessInPlayTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(8));
    private final Axe axe = new Axe(page);

    @Test
    void while_an_army_is_placed() {
        lobby.opposeTheComputer(Rulesets.named("classic").orElseThrow(), 1);
        page.locator(".setup").waitFor();
        axe.findsNothing();
        page.locator(".setup button.main").click();
        page.locator(".flaws").waitFor();
        axe.findsNothing();
        tab("Yours").click();
        axe.findsNothing();
        tab("As text").click();
        axe.findsNothing();
        button("Leave this game").click();
        page.getByRole(AriaRole.ALERTDIALOG).waitFor();
        axe.findsNothing();
    }

    @Test
    void from_the_first_move_to_the_last_replay() {
        lobby.opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 1);
        lobby.place(LobbyPage.SAFE_BARRAGE);
        table.awaitTurn();
        axe.findsNothing();
        table.board().square(table.board().movable().getFirst()).click();
        axe.findsNothing();
        page.keyboard().press("Escape");
        button("Pencil").click();
        table.board().square(table.board().squaresSaid("unknown").getFirst()).click();
        page.locator(".wheel").waitFor();
        axe.findsNothing();
        page.locator(".wheel button:enabled").first().click();
        table.step();
        table.awaitTurn();
        axe.findsNothing();
        button("Resign").click();
        page.getByRole(AriaRole.ALERTDIALOG).waitFor();
        axe.findsNothing();
        button("Yes, resign").click();
        page.locator(".replay").waitFor();
        axe.findsNothing();
        assertThat(page.locator("h1")).hasCount(1);
        page.getByLabel("To the start").click();
        axe.findsNothing();
    }

    @Test
    void in_the_position_editor_and_in_a_battle() {
        visit.holdBattles();
        PositionEditor editor = PositionEditor.open(visit, "classic")
                .put("Red", "Marshal", "a4")
                .put("Red", "Flag", "j1")
                .put("Blue", "Miner", "a5")
                .put("Blue", "Flag", "j10");
        axe.findsNothing();
        editor.play();
        table.awaitTurn();
        table.move("a4", "a5");
        page.locator(".battle").waitFor();
        axe.findsNothing();
        page.locator(".battle").click();
        page.locator(".replay").waitFor();
        axe.findsNothing();
    }

    @Test
    void while_the_computer_thinks() {
        lobby.opposeTheComputer(Rulesets.named("barrage").orElseThrow(), 8);
        lobby.place(LobbyPage.SAFE_BARRAGE);
        table.awaitTurn();
        page.route("**/events**", route -> {});
        table.stepAndMakeItThink();
        axe.findsNothing();
    }

    @Test
    void at_the_curtain_and_at_the_welcome() {
        lobby.shareTheScreen(Rulesets.named("commander").orElseThrow());
        axe.findsNothing();
        button("Red: I am ready").click();
        page.locator(".welcome").waitFor();
        axe.findsNothing();
    }

    @Test
    void in_the_waiting_room_and_before_the_empty_chair() {
        String link = lobby.inviteAFriend(Rulesets.named("barrage").orElseThrow());
        axe.findsNothing();
        Visit friend = visits.at(Screen.DESK);
        friend.page().navigate(link);
        friend.page().getByRole(AriaRole.BUTTON).getByText("Sit down").waitFor();
        new Axe(friend.page()).findsNothing();
    }

    private Locator tab(String name) {
        return page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
    }

    private Locator button(String name) {
        return page.getByRole(
                AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name).setExact(true));
    }
}
