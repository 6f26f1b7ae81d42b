package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import flagfall.rules.Ruleset;
import flagfall.rules.Rulesets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Nothing on any page stands in anybody's way, by day or at dusk, as far as a program can tell.
class AccessTest {

    private static final Ruleset BARRAGE = Rulesets.named("barrage").orElseThrow();

    @RegisterExtension
    final Visits visits = new Visits();

    private final Visit visit = visits.at(Screen.DESK);
    private final Page page = visit.page();
    private final Lobby lobby = new Lobby(visit, Hand.MOUSE);
    private final Table table = new Table(page, Hand.MOUSE, new Random(8));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "/",
                "/new?with=computer",
                "/new?with=hotseat",
                "/new?with=open",
                "/rules",
                "/rules/fantasy",
                "/how",
                "/edit",
                "/nowhere"
            })
    void on_a_page_of_its_own(String path) {
        visit.open(path);
        page.locator("main h1").first().waitFor();
        nothingIsInTheWay();
    }

    @Test
    void in_the_settings() {
        visit.open("/");
        page.getByLabel("Settings").click();
        page.locator("dialog[open]").waitFor();
        nothingIsInTheWay();
    }

    @Test
    void in_rules_of_ones_own() {
        visit.open("/new?with=computer");
        page.locator(".edition.own label").click();
        page.locator(".ground").waitFor();
        nothingIsInTheWay();
    }

    @Test
    void from_the_setup_to_the_end_of_a_game() {
        lobby.opposeTheComputer(BARRAGE, 1);
        page.locator(".setup").waitFor();
        nothingIsInTheWay();
        page.locator(".setup button.main").click();
        page.locator(".flaws").waitFor();
        nothingIsInTheWay();
        lobby.place(Lobby.SAFE_BARRAGE);
        table.awaitTurn();
        nothingIsInTheWay();
        table.board().square(table.board().movable().getFirst()).click();
        nothingIsInTheWay();
        table.step();
        table.awaitTurn();
        table.resign();
        page.locator(".replay").waitFor();
        nothingIsInTheWay();
    }

    @Test
    void at_the_welcome_and_at_the_curtain() {
        lobby.shareTheScreen(Rulesets.named("commander").orElseThrow());
        nothingIsInTheWay();
        page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Red: I am ready"))
                .click();
        page.locator(".welcome").waitFor();
        nothingIsInTheWay();
    }

    private void nothingIsInTheWay() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            letColoursSettle();
            List<Rule> violations = new AxeBuilder(page).analyze().getViolations();
            assertThat(violations.stream().map(AccessTest::told).collect(Collectors.joining("\n")))
                    .as("violations on " + page.url() + ", " + scheme)
                    .isEmpty();
        }
    }

    /// Half-way from one scheme to the other, no colour is what it will be.
    private void letColoursSettle() {
        page.evaluate("""
                () => new Promise(settled => requestAnimationFrame(() => {
                    document.getAnimations().filter(it => it instanceof CSSTransition).forEach(it => it.finish());
                    requestAnimationFrame(() => settled(true));
                }))""");
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + "\n  "
                + rule.getNodes().stream().map(CheckedNode::getHtml).limit(5).collect(Collectors.joining("\n  "));
    }
}
