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
            letColoursSettle(scheme);
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

    /// Half-way from one scheme to the other, no colour is what it will be: the page has heard of the scheme, and for
    /// a few pictures in a row nothing has begun to change.
    private void letColoursSettle(ColorScheme scheme) {
        page.evaluate("""
                dark => new Promise(settled => {
                    let calm = 0;
                    const look = () => {
                        const changing = document.getAnimations().filter(it => it instanceof CSSTransition);
                        changing.forEach(it => it.finish());
                        const heard = matchMedia('(prefers-color-scheme: dark)').matches === dark;
                        calm = heard && changing.length === 0 ? calm + 1 : 0;
                        if (calm > 3) settled(true); else requestAnimationFrame(look);
                    };
                    requestAnimationFrame(look);
                })""", scheme == ColorScheme.DARK);
    }

    private static String told(Rule rule) {
        return rule.getId() + ": " + rule.getHelp() + "\n  "
                + rule.getNodes().stream().map(CheckedNode::getHtml).limit(5).collect(Collectors.joining("\n  "));
    }
}
