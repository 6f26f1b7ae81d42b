package flagfall.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import flagfall.notation.SetupText;
import flagfall.piece.Side;
import flagfall.position.Setup;
import flagfall.rules.Ruleset;
import java.util.stream.LongStream;

/// From the front door to the first move, as people go there.
final class LobbyPage {

    /// A setup for barrage behind which the flag is safe for many moves.
    static final String SAFE_BARRAGE = "S...M....S/........../B........./FGIY......";

    private final Visit visit;
    private final Page page;
    private final Hand hand;

    LobbyPage(Visit visit, Hand hand) {
        this.visit = visit;
        this.page = visit.page();
        this.hand = hand;
    }

    /// From the home page to the setup of a game against the computer, which is as strong as the list's first, second…
    void opposeTheComputer(Ruleset rules, int level) {
        visit.open("/");
        hand.press(link("Play the computer"));
        choose(rules);
        hand.choose(page.locator("input[name=level]").nth(level - 1));
        hand.press(button("Set up my army"));
    }

    /// From the home page to the first curtain of two at this screen.
    void shareTheScreen(Ruleset rules) {
        visit.open("/");
        hand.press(link("Two at this screen"));
        choose(rules);
        hand.press(button("Set up the armies"));
        page.locator(".curtain").waitFor();
    }

    /// From the front door to the waiting room.
    ///
    /// @return the link that seats a friend
    String inviteAFriend(Ruleset rules) {
        visit.open("/new?with=friend");
        choose(rules);
        hand.press(page.locator("main .start button.main"));
        page.locator(".notice-page flagfall-friend").waitFor();
        return String.valueOf(page.evaluate("""
            () => location.origin + document.querySelector('flagfall-friend').path\
            """));
    }

    /// Whoever commands for the first time is told how, and says yes to it.
    void passTheWelcome() {
        page.locator(".welcome, .setup").waitFor();
        if (page.locator(".welcome").count() > 0) {
            hand.press(page.locator(".welcome button.main"));
        }
    }

    /// Reads a setup in as text, and seals it.
    void place(String setup) {
        hand.press(page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("As text")));
        page.locator("#setup-text").fill(setup.replace('/', '\n'));
        hand.press(button("Use this text"));
        seal();
    }

    /// The same, with every key that it takes.
    void type(String setup) {
        write(() -> page.keyboard().type(setup.replace('/', '\n')));
    }

    /// The same, with what was copied before.
    void paste() {
        write(() -> page.keyboard().press("ControlOrMeta+v"));
    }

    private void write(Runnable text) {
        hand.press(page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("As text")));
        hand.press(page.locator("#setup-text"));
        page.keyboard().press("ControlOrMeta+a");
        text.run();
        hand.press(button("Use this text"));
        seal();
    }

    void seal() {
        hand.press(page.locator(".setup button.main"));
    }

    /// A setup whose flag stands in the front row, so that it does not take all day to be found.
    static String boldSetup(Ruleset rules) {
        return boldSetup(rules, Side.RED);
    }

    static String boldSetup(Ruleset rules, Side side) {
        return LongStream.iterate(1, seed -> seed + 1)
                .mapToObj(seed -> SetupText.write(Setup.random(rules, side, seed), rules.board()))
                .filter(text -> text.substring(0, text.indexOf('/')).contains("F"))
                .findFirst()
                .orElseThrow();
    }

    private void choose(Ruleset rules) {
        hand.choose(page.locator("article.edition")
                .filter(new Locator.FilterOptions().setHas(page.locator("a[href='/rules/" + rules.id() + "']")))
                .locator("input[name=edition]"));
    }

    private Locator link(String name) {
        return page.getByRole(AriaRole.LINK, new Page.GetByRoleOptions().setName(name));
    }

    private Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(name));
    }
}
