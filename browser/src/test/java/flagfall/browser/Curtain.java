package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import flagfall.piece.Side;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The cloth between two at one screen, and whoever tries to look behind it.
final class Curtain {

    /// Every word that names a rank, in every theme, and the drawings' names; the name of the house is none.
    private static final Pattern RANK = Pattern.compile(
            "marshal|general|colonel|major|captain|lieutenant|sergeant|miner|scout|\\bspy|bomb|flag(?!fall)"
                    + "|dragon|elven|paladin|warlock|dwarven|knight|ranger|sapper|goblin|assassin|obelisk|world stone"
                    + "|military-|fantasy-|contrast-|shield-",
            Pattern.CASE_INSENSITIVE);

    /// A rank as the server would say it.
    private static final Pattern TOLD = Pattern.compile("\"(?:kind|attacker|defender|shown)\":\"|\"setup\":");

    private final Page page;
    private final List<String> setups;

    /// `setups` are the secrets it keeps, as they come to be known.
    Curtain(Page page, List<String> setups) {
        this.page = page;
        this.setups = setups;
    }

    /// Waits for it to fall, looking at no battle longer than it takes to skip it. False when the game is over instead.
    boolean falls() {
        page.waitForFunction("""
                () => {
                  document.querySelector('.battle')?.click();
                  return document.querySelector('.curtain:not(.rising), .verdict') !== null;
                }""");
        return cloth().count() > 0;
    }

    Side next() {
        return Side.valueOf(String.valueOf(cloth().getAttribute("data-side")).toUpperCase(Locale.ROOT));
    }

    void lift(Hand hand) {
        hand.press(cloth().locator("button.main"));
        cloth().waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    /// Nothing of either army is on the page, in what it keeps, or in what the server said since the curtain fell.
    void hidesEverything(String heardSince) {
        assertThat(cloth().count()).as("curtains").isEqualTo(1);
        assertThat(drawn()).as("the page").doesNotContainPattern(RANK);
        assertThat(kept()).as("what the browser keeps").doesNotContainPattern(RANK);
        assertThat(heardSince).as("what the server said").doesNotContainPattern(TOLD);
        assertThat(Stream.of(drawn(), kept(), heardSince)).noneMatch(this::tellsASetup);
    }

    /// Nothing of either army is anywhere in the memory of the page's scripts.
    void isForgotten() {
        Heap heap = Heap.of(page);
        assertThat(heap.thingsWith("square", "home", "moved", "kind"))
                .as("pieces with a face")
                .isZero();
        assertThat(heap.thingsWith("offset", "strike", "move")).as("battles").isZero();
        assertThat(heap.strings().filter(text -> text.contains("\"kind\":\"") || tellsASetup(text)))
                .as("strings in memory")
                .isEmpty();
    }

    private boolean tellsASetup(String text) {
        return setups.stream().anyMatch(setup -> text.contains(setup) || text.contains(setup.replace('/', '\n')));
    }

    /// All that is on the page, said and unsaid, but for the sheets of drawings that everyone has.
    private String drawn() {
        return String.valueOf(page.evaluate("""
                () => {
                  const body = document.body.cloneNode(true);
                  body.querySelectorAll(':scope > svg.sprite').forEach((sheet) => sheet.remove());
                  return document.title + body.outerHTML;
                }"""));
    }

    /// Everything that outlives the page: its stores, its databases, its place in the history.
    private String kept() {
        return String.valueOf(page.evaluate("""
                async () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state,
                  await indexedDB.databases(), await caches.keys(), document.cookie])"""));
    }

    private Locator cloth() {
        return page.locator(".curtain:not(.rising)");
    }
}
