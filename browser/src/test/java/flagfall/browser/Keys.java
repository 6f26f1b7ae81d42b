package flagfall.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;

/// Somebody who has only a keyboard: walks to a thing with Tab, over a board or a row of choices with the arrows.
final class Keys implements Hand {

    /// More stops than any page has.
    private static final int MOST_STOPS = 150;

    private final Page page;

    Keys(Page page) {
        this.page = page;
    }

    @Override
    public void press(Locator thing) {
        if (is(thing, "[role=gridcell]")) {
            walkTo(thing);
            page.keyboard().press("Enter");
        } else {
            tabTo(thing);
            page.keyboard().press("Enter");
        }
    }

    void type(String text) {
        page.keyboard().type(text);
    }

    /// Presses Tab until the focus is on this.
    void tabTo(Locator thing) {
        thing.waitFor();
        for (int stop = 0; !isFocused(thing); stop++) {
            if (stop > MOST_STOPS) {
                throw new AssertionError("no key leads to " + thing);
            }
            page.keyboard().press("Tab");
        }
    }

    private void walkTo(Locator square) {
        Locator board = page.locator("[role=grid]").filter(new Locator.FilterOptions().setHas(square));
        if (board.locator(":focus").count() == 0) {
            tabTo(board.locator("[tabindex='0']"));
        }
        List<Integer> from = place(board.locator(":focus"));
        List<Integer> to = place(square);
        press(to.get(0) - from.get(0), "ArrowRight", "ArrowLeft");
        press(to.get(1) - from.get(1), "ArrowDown", "ArrowUp");
    }

    private void press(int steps, String onwards, String back) {
        for (int i = 0; i < Math.abs(steps); i++) {
            page.keyboard().press(steps > 0 ? onwards : back);
        }
    }

    /// A row of choices is one stop; the arrows go round in it.
    @Override
    public void choose(Locator choice) {
        String name = String.valueOf(choice.getAttribute("name"));
        tabTo(page.locator("input[type=radio][name='" + name + "']:checked"));
        for (int stop = 0; !choice.isChecked(); stop++) {
            if (stop > MOST_STOPS) {
                throw new AssertionError("no arrow leads to " + choice);
            }
            page.keyboard().press("ArrowDown");
        }
    }

    @SuppressWarnings("unchecked")
    private static List<Integer> place(Locator square) {
        return (List<Integer>) square.evaluate("""
                cell => [[...cell.parentElement.children].indexOf(cell),
                         [...cell.parentElement.parentElement.children].indexOf(cell.parentElement)]""");
    }

    private static boolean is(Locator thing, String what) {
        return (boolean) thing.evaluate("(it, what) => it.matches(what)", what);
    }

    private static boolean isFocused(Locator thing) {
        return (boolean) thing.evaluate("it => it === document.activeElement");
    }
}
