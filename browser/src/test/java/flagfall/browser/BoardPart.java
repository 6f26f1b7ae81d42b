package flagfall.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// The board on a page, as somebody finds it who listens to it: by what each square is called aloud.
final class BoardPart {

    private final Page page;

    BoardPart(Page page) {
        this.page = page;
    }

    Locator square(String name) {
        return page.locator("[role=gridcell][data-square='" + name + "']");
    }

    String spoken(String square) {
        return String.valueOf(square(square).getAttribute("aria-label"));
    }

    /// {@return every square by its name, as it is called aloud}
    Map<String, String> allSpoken() {
        @SuppressWarnings("unchecked")
        var labels = (List<String>) page.locator("[role=gridcell]").evaluateAll("all => all.map(it => it.ariaLabel)");
        return labels.stream().collect(Collectors.toMap(BoardPart::nameOf, label -> label));
    }

    /// {@return the squares whose name aloud holds these words}
    List<String> squaresSaid(String words) {
        return allSpoken().values().stream()
                .filter(label -> label.contains(words))
                .map(BoardPart::nameOf)
                .sorted()
                .toList();
    }

    /// {@return the squares whose pieces can be taken up now}
    List<String> movable() {
        @SuppressWarnings("unchecked")
        var names = (List<String>)
                page.locator(".game [role=gridcell].grab").evaluateAll("all => all.map(it => it.dataset.square)");
        return names;
    }

    private static String nameOf(String label) {
        return label.substring(0, label.indexOf(','));
    }
}
