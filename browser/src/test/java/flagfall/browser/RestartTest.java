package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// The server is killed under an open page and comes back: the page carries on by itself.
class RestartTest {

    private static final Ruleset RULES = Rulesets.named("barrage").orElseThrow();

    @RegisterExtension
    final Visits visits = new Visits();

    private final OwnProcess server = new OwnProcess();
    private final Visit visit = visits.at(Screen.DESK, server.address());
    private final Page page = visit.page();
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(4));

    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);

    @AfterEach
    void stop() {
        server.kill();
    }

    @Test
    void a_page_that_cannot_be_fetched_says_so_and_comes_when_the_server_is_back() {
        visit.open("/");
        server.kill();
        page.getByText("Lobby", new Page.GetByTextOptions().setExact(true)).click();
        assertThat(page.locator("main")).containsText("cannot be reached");
        new Axe(page).findsNothing();
        server.start();
        assertThat(page.locator("main h1")).containsText("Lobby");
    }

    @Test
    void a_move_made_while_the_server_is_gone_is_played_when_it_is_back() {
        lobby.opposeTheComputer(RULES, 1);
        lobby.place(LobbyPage.SAFE_BARRAGE);
        table.awaitTurn();
        table.step();
        table.awaitTurn();
        int before = table.told();

        server.kill();
        assertThat(page.locator(".turn")).containsText("Connection lost");
        new Axe(page).findsNothing();
        table.step();
        server.start();

        table.awaitTurn();
        assertThat(page.locator(".turn")).not().containsText("Connection lost");
        assertThat(table.told()).isEqualTo(before + 2);
        table.step();
        table.awaitTurn();
        assertThat(table.told()).isEqualTo(before + 4);
    }

    @Test
    void who_has_come_back_before_oneself_is_seen_to_be_there() {
        Visit other = visits.at(Screen.DESK, server.address());
        Page friend = other.page();
        String link = lobby.inviteAFriend(RULES);
        friend.navigate(link);
        friend.getByText("Sit down and play").click();
        friend.locator(".setup").waitFor();
        lobby.place(LobbyPage.SAFE_BARRAGE);
        new LobbyPage(other, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        page.locator(".presence .lamp.on").waitFor();
        page.route("**/events**", Route::abort);
        friend.navigate("about:blank");
        page.locator(".presence .lamp:not(.on)").waitFor();
        server.kill();
        server.start();
        friend.waitForResponse("**/events**", () -> friend.navigate(link.replaceFirst("#.*", "")));
        page.unroute("**/events**");
        page.locator(".presence .lamp.on").waitFor();
    }

    @Test
    void a_move_that_does_not_get_through_says_so_at_once() {
        lobby.opposeTheComputer(RULES, 1);
        lobby.place(LobbyPage.SAFE_BARRAGE);
        table.awaitTurn();
        page.route("**/moves", Route::abort);
        table.step();
        assertThat(page.locator(".turn")).containsText("Connection lost");
        page.unroute("**/moves");
        table.awaitTurn();
        assertThat(page.locator(".turn")).not().containsText("Connection lost");
    }
}
