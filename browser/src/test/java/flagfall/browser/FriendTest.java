package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A friend comes by a link, and two people play in two browsers.
class FriendTest {

    private static final Ruleset RULES = Rulesets.named("barrage").orElseThrow();

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void whoever_waits_sees_the_friend_come_and_both_play_to_the_end() {
        Visit host = visits.at(Screen.DESK);
        Visit friend = visits.at(Screen.DESK);
        String link = new LobbyPage(host, Hand.MOUSE).inviteAFriend(RULES);
        friend.page().navigate(link);
        friend.page().getByText("Sit down").click();

        boolean hostIsRed = sideOf(host) == Side.RED;
        assertThat(sideOf(friend)).isEqualTo(hostIsRed ? Side.BLUE : Side.RED);
        playOut(Story.of(RULES), hostIsRed ? host : friend, hostIsRed ? friend : host);
        assertThat(friend.page()).hasURL(host.page().url());
    }

    @Test
    void the_link_stays_at_hand_while_the_host_sets_up_and_then_the_host_is_told_who_came() {
        Visit host = visits.at(Screen.DESK);
        Page page = host.page();
        page.context().grantPermissions(List.of("clipboard-read", "clipboard-write"));
        String reached = "{\"here\":false,\"open\":true,\"closable\":false,\"addresses\":[]}";
        page.route("**/api/network", route -> route.fulfill(new Route.FulfillOptions().setBody(reached)));
        String link = new LobbyPage(host, Hand.MOUSE).inviteAFriend(RULES);
        page.getByText("Set up my army meanwhile").click();
        page.getByText("Random").click();
        assertThat(page.locator(".hand .count")).hasText("All placed");
        assertThat(page.locator(".across")).containsText("Your friend is not here yet.");
        new Axe(page).findsNothing();
        page.getByText("Copy the link").click();
        assertThat(page.locator("#spoken")).hasText("Copied");
        Object copied = page.evaluate("() => navigator.clipboard.readText()");
        org.assertj.core.api.Assertions.assertThat(copied).isEqualTo(link);

        sitDown(String.valueOf(copied));
        assertThat(page.locator(".across")).containsText("is here, still setting up");
        assertThat(page.locator("#spoken")).containsText("has sat down across from you.");
        assertThat(page.locator(".across button")).hasCount(0);
        assertThat(page.locator(".hand .count")).hasText("All placed");
        page.locator(".setup button.main").click();
        assertThat(page.locator(".notice-page .across")).containsText("is here, still setting up");
    }

    @Test
    void the_title_of_a_page_that_nobody_sees_says_that_the_friend_has_come() {
        Visit host = visits.at(Screen.DESK);
        String link = new LobbyPage(host, Hand.MOUSE).inviteAFriend(RULES);
        turn(host.page(), "hidden");
        Page friend = sitDown(link);
        assertThat(host.page()).hasTitle(Pattern.compile(".* has sat down across from you\\. · Flagfall"));
        assertThat(friend).hasTitle("Barrage · Flagfall");
        turn(host.page(), "visible");
        assertThat(host.page()).hasTitle("Barrage · Flagfall");
    }

    /// As if another tab had come to the front, or this one.
    private static void turn(Page page, String visibility) {
        page.evaluate("""
                visibility => {
                  Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
                  document.dispatchEvent(new Event('visibilitychange'));
                }""", visibility);
    }

    private Page sitDown(String link) {
        Page page = visits.at(Screen.DESK).page();
        page.navigate(link);
        page.getByText("Sit down and play").click();
        page.locator(".setup").waitFor();
        return page;
    }

    private static void playOut(Story story, Visit red, Visit blue) {
        new LobbyPage(red, Hand.MOUSE).place(story.red());
        new LobbyPage(blue, Hand.MOUSE).place(story.blue());
        for (Story.Chapter chapter : story.chapters()) {
            GamePage table = tableOf(chapter.side() == Side.RED ? red : blue);
            table.awaitTurn();
            table.move(chapter.from(), chapter.to());
        }
        boolean redWins = story.winner() == Side.RED;
        assertThat(verdictFor(red)).contains(redWins ? "You win" : "You lose", "The flag has fallen.");
        assertThat(verdictFor(blue)).contains(redWins ? "You lose" : "You win", "The flag has fallen.");
    }

    private static String verdictFor(Visit visit) {
        GamePage table = tableOf(visit);
        table.awaitTurn();
        return table.verdict();
    }

    /// Waits for the setup, which says whose it is.
    private static Side sideOf(Visit visit) {
        String title = visit.page().locator(".setup h1").first().innerText();
        return title.contains("Red") ? Side.RED : Side.BLUE;
    }

    private static GamePage tableOf(Visit visit) {
        return new GamePage(visit.page(), Hand.MOUSE, new Random(1));
    }
}
