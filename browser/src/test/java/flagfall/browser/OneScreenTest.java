package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import flagfall.piece.Side;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/// Two at one screen: while the curtain is down, there is nothing of either army behind it; while it is up, only
/// one's own.
class OneScreenTest {

    private static final Ruleset RULES = Rulesets.named("tabletop").orElseThrow();
    private static final Pattern DRAWN = Pattern.compile("\\{\"setup\":\"([A-Z./]+)\"}");

    @RegisterExtension
    final Visits visits = new Visits();

    private final Wiretap tap = Wiretap.on(TestServer.port());
    private final Visit visit = visits.at(Screen.DESK, tap.address());
    private final Page page = visit.page();
    private final LobbyPage lobby = new LobbyPage(visit, Hand.MOUSE);
    private final GamePage table = new GamePage(page, Hand.MOUSE, new Random(5));
    private final List<String> setups = new ArrayList<>();
    private final Curtain curtain = new Curtain(page, setups);

    @AfterEach
    void hangUp() {
        tap.close();
    }

    @Test
    void behind_the_curtain_there_is_nothing_of_either_army() {
        lobby.shareTheScreen(RULES);
        for (int army = 0; army < 2; army++) {
            coveredAndForgotten();
            placeAtRandom();
        }
        for (int ply = 0; ply < 6 && curtain.falls(); ply++) {
            coveredAndForgotten();
            Side mover = curtain.next();
            int mark = tap.mark();
            curtain.lift(Hand.MOUSE);
            table.awaitTurn();
            onlyShows(mover);
            assertThat(tap.since(mark)).as("what the server said").doesNotContainPattern(facesOf(mover.opponent()));
            // A scout that runs shows its face to the other for a turn.
            table.step();
        }
        assertThat(curtain.falls()).isTrue();
        coveredAndForgotten();
    }

    /// Typed and pasted with real keys: what a test tool hands to a page, it may itself leave lying there.
    @Test
    void a_setup_read_in_as_text_is_forgotten_like_any_other() {
        lobby.shareTheScreen(RULES);
        curtain.falls();
        curtain.lift(Hand.MOUSE);
        String typed = LobbyPage.boldSetup(RULES, Side.RED);
        lobby.type(typed);
        setups.add(typed);
        coveredAndForgotten();

        String pasted = LobbyPage.boldSetup(RULES, Side.BLUE);
        copy(pasted);
        curtain.lift(Hand.MOUSE);
        lobby.paste();
        setups.add(pasted);
        coveredAndForgotten();
    }

    /// Copies a text in another window, as from a letter.
    private void copy(String text) {
        Page letter = visit.secondTab();
        letter.setContent("<textarea autofocus></textarea>");
        letter.locator("textarea").click();
        letter.keyboard().type(text.replace('/', '\n'));
        letter.keyboard().press("ControlOrMeta+a");
        letter.keyboard().press("ControlOrMeta+c");
        letter.close();
        page.bringToFront();
    }

    @Test
    void a_reload_behind_the_curtain_brings_nothing_back() {
        begin();
        moveOnce();
        int mark = tap.mark();
        page.reload();
        curtain.falls();
        curtain.hidesEverything(tap.since(mark));
        curtain.isForgotten();
    }

    @Test
    void a_second_tab_is_covered_whatever_the_first_shows() {
        begin();
        Page second = visit.secondTab();
        second.navigate(page.url());
        var secondCurtain = new Curtain(second, setups);
        secondCurtain.falls();
        secondCurtain.hidesEverything("");

        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        secondCurtain.hidesEverything("");

        second.reload();
        secondCurtain.falls();
        secondCurtain.hidesEverything("");
        table.move();
        curtain.falls();
        secondCurtain.hidesEverything("");
        secondCurtain.isForgotten();
    }

    @Test
    void the_way_back_in_the_history_leads_to_the_curtain() {
        begin();
        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        table.move();
        page.locator("header .name").click();
        page.locator(".ways").waitFor();
        page.goBack();
        curtain.falls();
        curtain.hidesEverything("");
    }

    private void begin() {
        lobby.shareTheScreen(RULES);
        for (int army = 0; army < 2; army++) {
            curtain.falls();
            placeAtRandom();
        }
        curtain.falls();
    }

    private void moveOnce() {
        curtain.lift(Hand.MOUSE);
        table.awaitTurn();
        table.step();
        curtain.falls();
    }

    private void coveredAndForgotten() {
        curtain.falls();
        int mark = tap.mark();
        curtain.isForgotten();
        curtain.hidesEverything(tap.since(mark));
    }

    /// A piece of this side and its rank, as the server would say it.
    private static String facesOf(Side side) {
        return "\"side\":\"" + side.word() + "\",\"home\":\"[a-z0-9]+\",\"moved\":(?:true|false),\"kind\"";
    }

    private void onlyShows(Side side) {
        String other = side == Side.RED ? "Blue" : "Red";
        assertThat(table.board().squaresSaid(other))
                .isEqualTo(table.board().squaresSaid("unknown " + other + " piece"));
        assertThat(page.locator(".token.up[data-side=" + other.toLowerCase(Locale.ROOT) + "]")
                        .count())
                .as(other + " pieces face up")
                .isZero();
    }

    /// Has setups drawn until the flag stands in the back row, where anyone would put it: these games should last.
    private void placeAtRandom() {
        curtain.lift(Hand.MOUSE);
        String drawn = draw();
        while (drawn.indexOf('F') < drawn.lastIndexOf('/')) {
            drawn = draw();
        }
        setups.add(drawn);
        lobby.seal();
    }

    /// {@return the setup that was drawn, as it came over the wire: the page itself is not asked for it}
    private String draw() {
        int mark = tap.mark();
        page.waitForResponse(
                        "**/api/setups/random",
                        () -> page.getByText("Wild", new Page.GetByTextOptions().setExact(true))
                                .click())
                .finished();
        Matcher said = DRAWN.matcher(tap.since(mark));
        assertThat(said.find()).as("a setup was drawn").isTrue();
        return said.group(1);
    }
}
