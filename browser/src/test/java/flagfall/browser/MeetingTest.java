package flagfall.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.BoundingBox;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.Random;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two strangers with names of their own meet in the lobby and play for rating.
class MeetingTest {

    private static final Ruleset RULES = Rulesets.named("barrage").orElseThrow();

    @RegisterExtension
    final Visits visits = new Visits();

    @Test
    void two_meet_in_the_lobby_play_for_rating_and_take_a_rematch() {
        Visit host = registered("Host_of_the_lobby");
        Visit guest = registered("Guest_of_the_lobby");
        offer(host);
        Locator offer = guest.open("/lobby").locator(".offers li").filter(with("Host_of_the_lobby"));
        assertThat(offer).containsText("Barrage · 10 min + 5 s · rated");
        offer.getByRole(AriaRole.BUTTON).click();

        Visit red = sideOf(host) == Side.RED ? host : guest;
        Visit blue = red == host ? guest : host;
        Story story = Story.of(RULES);
        playOut(story, red, blue);

        String winner = story.winner() == Side.RED ? name(red, host) : name(blue, host);
        for (Visit visit : new Visit[] {host, guest}) {
            assertThat(visit.page().locator(".rating-change li").filter(with(winner)))
                    .hasText(Pattern.compile(winner + ": 1500 → 1[67]\\d\\d \\(\\+\\d+\\)"));
        }
        host.page().getByText("Rematch, sides swapped").click();
        guest.page().getByText("Accept the rematch").click();
        for (Visit visit : new Visit[] {host, guest}) {
            visit.page().locator(".setup").waitFor();
        }
        assertThat(guest.page()).hasURL(host.page().url());
        assertThat(guest.open("/people/" + winner).locator(".ratings li")).containsText("1 rated game");
        assertThat(guest.page().locator(".ratings .curve svg"))
                .hasAttribute("aria-label", Pattern.compile("The rating over time: from 1500 to 1[67]\\d\\d.*"));

        profileIsInShape(guest.page());

        Page archive = guest.open("/archive");
        archive.getByLabel("Player").fill(winner);
        archive.getByText("Search", new Page.GetByTextOptions().setExact(true)).click();
        archive.getByText("The player won").click();
        assertThat(archive.locator(".archive .rows li")).hasCount(1);
        archive.getByText("The player lost").click();
        assertThat(archive.locator(".archive")).containsText("No games fit.");
    }

    @Test
    void whoever_sets_up_sees_who_sits_across_on_what_terms_and_whether_they_are_here_and_ready() {
        Visit host = registered("Host_who_sets_up");
        Visit guest = registered("Guest_who_sets_up");
        offer(host);
        guest.open("/lobby")
                .locator(".offers li")
                .filter(with("Host_who_sets_up"))
                .getByRole(AriaRole.BUTTON)
                .click();
        Locator across = host.page().locator(".setup .across");
        assertThat(across).containsText("Guest_who_sets_up");
        assertThat(across).containsText("Barrage · 10 min + 5 s · rated");
        assertThat(across.getByRole(AriaRole.STATUS)).hasText("Guest_who_sets_up is here, still setting up");

        new LobbyPage(guest, Hand.MOUSE).place(LobbyPage.SAFE_BARRAGE);
        assertThat(across.getByRole(AriaRole.STATUS)).hasText("Guest_who_sets_up is here, the army is placed");
        Locator waiting = guest.page().locator(".notice-page .across");
        assertThat(waiting).containsText("Host_who_sets_up is here, still setting up");
        host.page().navigate("about:blank");
        assertThat(waiting).containsText("Host_who_sets_up is away, still setting up");
        assertThat(waiting).containsText("Barrage · 10 min + 5 s · rated");
    }

    /// The curve fills its column, and on a phone a game takes one line for its players and one for its button.
    private static void profileIsInShape(Page page) {
        page.setViewportSize(768, 1024);
        BoundingBox curve = page.locator(".ratings .curve svg").boundingBox();
        Assertions.assertThat(curve.width / curve.height).isBetween(300 / 72.0 - 0.2, 300 / 72.0 + 0.2);
        page.setViewportSize(360, 740);
        for (String part : new String[] {".who", ".ending"}) {
            Locator last = page.locator(".people .rows:not(.ratings) " + part).first();
            Assertions.assertThat(last.boundingBox().height).as(part).isLessThan(48);
        }
        page.setViewportSize(1280, 800);
    }

    private Visit registered(String name) {
        Visit visit = visits.at(Screen.DESK);
        AccountPage.register(visit, name);
        return visit;
    }

    private static void offer(Visit host) {
        Page page = host.open("/lobby");
        page.getByLabel("Edition").selectOption("barrage");
        page.getByText("Rating", new Page.GetByTextOptions().setExact(true)).click();
        page.getByText("Only offer it here").click();
        assertThat(page.locator(".offers li").filter(with("Your offer"))).hasCount(1);
    }

    private static void playOut(Story story, Visit red, Visit blue) {
        new LobbyPage(red, Hand.MOUSE).place(story.red());
        new LobbyPage(blue, Hand.MOUSE).place(story.blue());
        for (Story.Chapter chapter : story.chapters()) {
            GamePage table = tableOf(chapter.side() == Side.RED ? red : blue);
            table.awaitTurn();
            table.move(chapter.from(), chapter.to());
        }
        tableOf(red).awaitTurn();
        tableOf(blue).awaitTurn();
    }

    private static GamePage tableOf(Visit visit) {
        return new GamePage(visit.page(), Hand.MOUSE, new Random(1));
    }

    private static Side sideOf(Visit visit) {
        String title = visit.page().locator(".setup h1").first().innerText();
        return title.contains("Red") ? Side.RED : Side.BLUE;
    }

    private static String name(Visit visit, Visit host) {
        return visit == host ? "Host_of_the_lobby" : "Guest_of_the_lobby";
    }

    private static Locator.FilterOptions with(String text) {
        return new Locator.FilterOptions().setHasText(text);
    }
}
