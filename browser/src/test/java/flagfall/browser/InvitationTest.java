package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import flagfall.rules.Rulesets;
import flagfall.server.network.HomeNetwork;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A link that seats one person, once.
class InvitationTest {

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit host = visits.at(Screen.DESK);

    @Test
    void a_used_invitation_says_so_and_offers_to_watch() {
        String link = invite();
        Page late = visits.at(Screen.DESK).page();
        late.navigate(link);
        assertThat(late.locator("main h1")).hasText("A place is kept for you");
        Page friend = visits.at(Screen.DESK).page();
        friend.navigate(link);
        friend.getByText("Sit down and play").click();
        friend.locator(".setup").waitFor();

        assertThat(late.locator("main h1")).hasText("This invitation has been used");
        late.reload();
        assertThat(late.locator("main h1")).hasText("This invitation has been used");
        assertThat(late.getByText("Sit down and play")).hasCount(0);
        late.getByText("Watch this game").click();
        assertThat(late.locator("main")).containsText("Waiting for both");
    }

    @Test
    void an_invitation_that_never_was_or_is_no_more_says_so_before_anything_is_pressed() {
        String link = invite();
        Page thief = visits.at(Screen.DESK).page();
        thief.navigate(link.replaceFirst("#.*", "#nonsense"));
        assertThat(thief.locator("main h1")).hasText("This invitation is not valid");
        assertThat(thief.getByText("Sit down and play")).hasCount(0);
        thief.getByText("Watch this game").click();
        assertThat(thief.locator("main")).containsText("Waiting for the other player");

        thief.navigate(link.replaceFirst("game/.*#", "game/never-opened#"));
        assertThat(thief.locator("main h1")).hasText("This invitation is not valid");
        assertThat(thief.getByText("Watch this game")).hasCount(0);
    }

    /// Whether the network can be reached is the server's business, and tested there: this page stays on its machine.
    @Test
    void one_tap_opens_the_game_to_the_home_network_and_another_closes_it() {
        assumeTrue(!HomeNetwork.addresses().isEmpty(), "this machine is in a network");
        invite();
        Page page = host.page();
        page.getByText("Open it to my home network").click();
        assertThat(page.locator(".friend")).containsText("open to your home network");
        String link = page.locator(".link-line input").inputValue();
        org.assertj.core.api.Assertions.assertThat(link)
                .startsWith("http://")
                .contains("/game/")
                .contains("#")
                .doesNotContain("localhost");
        assertThat(page.locator(".qr")).hasAttribute("data-text", link);
        page.getByText("Close it again").click();
        assertThat(page.locator(".friend")).containsText("only this computer");
        assertThat(page.locator(".qr")).hasCount(0);
        page.getByText("Set up my army meanwhile").click();
        page.locator(".across").getByText("Open it to my home network").click();
        assertThat(page.locator(".across button")).hasText("Copy the link");
    }

    @Test
    void nothing_looks_like_an_invitation_before_there_is_one_and_one_button_leads_on() {
        Page page = host.open("/");
        page.getByText("A friend elsewhere").click();
        assertThat(page).hasURL(Pattern.compile(".*/new\\?with=friend.*"));
        assertThat(page.locator("main h1")).hasText("A friend elsewhere");
        page.locator(".editions").waitFor();
        assertThat(page.locator(".qr, .link-line, .friend")).hasCount(0);
        assertThat(page.locator("main .main")).hasCount(1);
        page.locator("main .main").click();
        page.locator(".friend").waitFor();
        assertThat(page.locator("main .main")).hasCount(1);
        assertThat(page.locator("main"))
                .not()
                .containsText(Pattern.compile("server|port|switch", Pattern.CASE_INSENSITIVE));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            {"here":true,"open":true,"closable":true,"addresses":["http://192.168.1.20:8080"]}  | for nobody elsewhere
            {"here":true,"open":true,"closable":false,"addresses":[]}                           | on this computer only
            {"here":false,"open":true,"closable":false,"addresses":[]}                          | on this computer only
            """)
    void a_link_says_for_whom_it_works(String network, String said) {
        Page page = host.page();
        page.route("**/api/network", route -> route.fulfill(new Route.FulfillOptions().setBody(network)));
        invite();
        assertThat(page.locator(".friend")).containsText(said);
        assertThat(page.locator(".qr")).hasCount(said.contains("computer") ? 0 : 1);
        assertThat(page.locator("main .main")).hasText("Copy the link");
    }

    private String invite() {
        return new LobbyPage(host, Hand.MOUSE)
                .inviteAFriend(Rulesets.named("barrage").orElseThrow());
    }
}
