package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Rulesets;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two who play again: one offers in the place where both look, the other accepts with one tap.
class RematchOfferTest {

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void after_the_game_two_people_talk_on_and_an_offer_takes_both_to_the_new_game_with_their_armies() {
        Visit host = visits.at(Screen.DESK);
        Visit friend = visits.at(Screen.DESK);
        String link = new LobbyPage(host, Hand.MOUSE)
                .inviteAFriend(Rulesets.named("barrage").orElseThrow());
        friend.page().navigate(link);
        friend.page().getByText("Sit down").click();
        String before = sideOf(host);
        new LobbyPage(host, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        new LobbyPage(friend, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE.replace("FGIY", "YGIF"));
        host.page().locator(".game").waitFor();
        new GamePage(friend.page(), Hand.MOUSE, new Random(1)).resign();
        String finished = host.page().url();

        friend.page().locator(".verdict summary").click();
        friend.page().getByText("Well played!").click();
        for (Page page : new Page[] {host.page(), friend.page()}) {
            assertThat(page.locator(".verdict .talk")).containsText("Well played!");
        }

        host.page().getByText("Rematch, sides swapped").click();
        assertThat(host.page().locator(".verdict")).containsText("Rematch offered");
        assertThat(friend.page().locator(".verdict")).containsText("offers a rematch");
        friend.page().getByText("Accept the rematch").click();

        for (Page page : new Page[] {host.page(), friend.page()}) {
            page.locator(".setup").waitFor();
            assertThat(page).not().hasURL(finished);
            assertThat(page.locator(".hand .count")).hasText("All placed");
        }
        assertThat(friend.page()).hasURL(host.page().url());
        assertThat(host.page().locator(".setup h1")).not().hasText(before);
        assertThat(new BoardPart(host.page()).square(before.contains("Red") ? "j10" : "a1"))
                .hasAttribute("aria-label", java.util.regex.Pattern.compile(".*Flag.*"));
    }

    private static String sideOf(Visit visit) {
        return visit.page().locator(".setup h1").first().innerText();
    }
}
