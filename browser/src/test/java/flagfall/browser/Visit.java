package flagfall.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.ConsoleMessage;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.ReducedMotion;
import com.microsoft.playwright.options.ScreenshotAnimations;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// One visitor in a browser of their own. Whatever the browser complains about, and whatever it asks of strangers, is
/// kept, and must be nothing when the visit is over.
final class Visit {

    /// A busy machine is no reason to fail: whoever waits in vain for so long would wait for ever. Whoever wants to see
    /// a test fail need not wait that long: `-Dflagfall.patience=8000`.
    static final int PATIENCE_MILLIS = Integer.getInteger("flagfall.patience", 120_000);

    private final String address;
    private final BrowserContext context;
    private final Page page;
    private final List<String> complaints = new ArrayList<>();

    /// A visitor who does not care for moving pictures, and so waits for nothing but the game.
    Visit(String address, Screen screen) {
        this(address, screen, ReducedMotion.REDUCE);
    }

    Visit(String address, Screen screen, ReducedMotion motion) {
        this.address = address;
        this.context = Chromium.running().newContext(screen.context().setReducedMotion(motion));
        context.setDefaultTimeout(PATIENCE_MILLIS);
        context.onConsoleMessage(this::hear);
        context.onWebError(error -> complaints.add(error.error()));
        context.onRequest(this::watch);
        context.onResponse(this::check);
        this.page = context.newPage();
    }

    Page page() {
        return page;
    }

    Page secondTab() {
        return context.newPage();
    }

    String address() {
        return address;
    }

    /// Opens a page by its path.
    Page open(String path) {
        page.navigate(address + path);
        return page;
    }

    /// From now on the scene of a battle stays until somebody skips it.
    void holdBattles() {
        page.addInitScript("""
            const later = window.setTimeout;
            window.setTimeout = (what, ms, ...rest) => ms === 1200 ? 0 : later(what, ms, ...rest);\
            """);
    }

    void leavesNoComplaint() {
        assertThat(complaints).as("what the browser complained about").isEmpty();
    }

    void photograph(Path file) {
        var options = new Page.ScreenshotOptions().setPath(file).setAnimations(ScreenshotAnimations.DISABLED);
        if (file.toString().endsWith(".jpg")) {
            options.setQuality(60);
        }
        page.screenshot(options);
    }

    void close() {
        context.close();
    }

    private void hear(ConsoleMessage message) {
        if (message.type().equals("error") && !isAnswer(message)) {
            complaints.add(message.text() + " at " + message.location());
        }
    }

    // The browser calls a refusal of the API an error, and so a server that is not there. To the page both are
    // answers.
    private static boolean isAnswer(ConsoleMessage message) {
        return message.text().startsWith("Failed to load resource")
                && (message.location().contains("/api/") || message.text().contains("net::ERR_CONNECTION_"));
    }

    private void watch(Request request) {
        if (!request.url().startsWith(address + "/") && !request.url().startsWith("data:")) {
            complaints.add("asked a stranger: " + request.url());
        }
    }

    private void check(Response response) {
        if (response.status() >= 400 && !response.url().startsWith(address + "/api/")) {
            complaints.add(response.status() + " for " + response.url());
        }
    }
}
