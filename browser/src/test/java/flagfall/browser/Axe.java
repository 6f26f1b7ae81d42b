package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.args.AxeRunOptions;
import com.deque.html.axecore.playwright.AxeBuilder;
import com.deque.html.axecore.results.CheckedNode;
import com.deque.html.axecore.results.Rule;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.stream.Collectors;

/// Asks a page, as it is now, what stands in anybody's way, by day and at dusk.
final class Axe {

    private final Page page;

    Axe(Page page) {
        this.page = page;
    }

    void findsNothing() {
        for (ColorScheme scheme : List.of(ColorScheme.LIGHT, ColorScheme.DARK)) {
            page.emulateMedia(new Page.EmulateMediaOptions().setColorScheme(scheme));
            letColoursSettle();
            List<Rule> violations = asked().analyze().getViolations();
            assertThat(violations.stream().map(Axe::told).collect(Collectors.joining("\n")))
                    .as("violations on " + page.url() + ", " + scheme)
                    .isEmpty();
        }
    }

    /// In the page itself, which has no frames, and for nothing but what is wrong: that is the quickest.
    @SuppressWarnings("deprecation")
    private AxeBuilder asked() {
        var options = new AxeRunOptions();
        options.setResultTypes(List.of("violations"));
        return new AxeBuilder(page).options(options).setLegacyMode(true);
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
