package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.rules.Rulesets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A link that seats one person, once.
class InvitationTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit host = visits.at(Screen.DESK);

    @Test
    void a_used_invitation_says_so_and_offers_to_watch() {
        String link = invite();
        Page friend = visits.at(Screen.DESK).page();
        friend.navigate(link);
        friend.getByText("Sit down and play").click();
        friend.locator(".setup").waitFor();

        Page late = visits.at(Screen.DESK).page();
        late.navigate(link);
        assertThat(late.locator("main h1")).hasText("This invitation has been used");
        assertThat(late.getByText("Sit down and play")).hasCount(0);
        late.getByText("Watch this game").click();
        assertThat(late.locator("main")).containsText("Waiting for both");
    }

    @Test
    void an_invitation_that_never_was_is_refused_in_words() {
        String link = invite();
        Page thief = visits.at(Screen.DESK).page();
        thief.navigate(link.replaceFirst("#.*", "#nonsense"));
        thief.getByText("Sit down and play").click();
        assertThat(thief.locator("main [role=alert]")).hasText("This link is not valid for this game.");
    }

    private String invite() {
        return new Lobby(host, Hand.MOUSE)
                .inviteAFriend(Rulesets.named("barrage").orElseThrow());
    }
}
