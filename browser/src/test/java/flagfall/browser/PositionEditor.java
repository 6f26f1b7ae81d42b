package flagfall.browser;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;

/// Where any pieces are put anywhere, to be played on from there.
final class PositionEditor {

    private final Page page;
    private final BoardPart board;

    private PositionEditor(Page page) {
        this.page = page;
        this.board = new BoardPart(page);
    }

    static PositionEditor open(Visit visit, String ruleset) {
        Page page = visit.open("/edit");
        page.getByLabel("Edition").selectOption(ruleset);
        return new PositionEditor(page);
    }

    PositionEditor put(String side, String name, String square) {
        page.getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName(side).setExact(true))
                .locator("[title='" + name + "']")
                .click();
        board.square(square).click();
        return this;
    }

    /// Plays on from here, both sides at this screen.
    void playAtOneScreen() {
        Hand.MOUSE.choose(page.locator("input[name=play-on]").nth(2));
        play();
    }

    /// Plays on from here.
    void play() {
        page.getByText("Play from here").click();
    }
}
