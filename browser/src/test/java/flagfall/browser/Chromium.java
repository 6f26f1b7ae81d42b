package flagfall.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The Chromium of this machine, started once and driven until the tests are over. Nothing is downloaded.
final class Chromium {

    /// Where a person says which one to take.
    private static final String WISH = "FLAGFALL_CHROMIUM";

    /// The first draws what the others draw, without windows, in about half the time.
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable");
    private static final List<String> ELSEWHERE = List.of(
            "/Applications/Chromium.app/Contents/MacOS/Chromium",
            "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");

    /// It stays at home: whatever it asks of other hosts on its own would only be refused.
    private static final List<String> QUIETLY = List.of(
            "--disable-gpu",
            "--disable-quic",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static final class Running {
        static final Browser BROWSER = launch();
    }

    private Chromium() {}

    static Browser running() {
        return Running.BROWSER;
    }

    private static Browser launch() {
        var nothingDownloaded = new Playwright.CreateOptions().setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"));
        Playwright playwright = Playwright.create(nothingDownloaded);
        PlaywrightAssertions.setDefaultAssertionTimeout(Visit.PATIENCE_MILLIS);
        Runtime.getRuntime().addShutdownHook(new Thread(playwright::close, "closing the browser"));
        return playwright
                .chromium()
                .launch(new BrowserType.LaunchOptions()
                        .setExecutablePath(executable())
                        .setTimeout(Visit.PATIENCE_MILLIS)
                        .setChromiumSandbox(!isRoot())
                        .setArgs(new ArrayList<>(QUIETLY)));
    }

    private static Path executable() {
        return Optional.ofNullable(System.getenv(WISH))
                .map(Path::of)
                .or(() -> candidates().filter(Files::isExecutable).findFirst())
                .orElseThrow(() -> new IllegalStateException(
                        "These tests need Chromium or Chrome, and none of %s is on the PATH: install one, or set %s to it."
                                .formatted(NAMES, WISH)));
    }

    private static Stream<Path> candidates() {
        Stream<String> folders = Pattern.compile(Pattern.quote(File.pathSeparator))
                .splitAsStream(Optional.ofNullable(System.getenv("PATH")).orElse(""));
        return Stream.concat(
                folders.flatMap(folder -> NAMES.stream().map(name -> Path.of(folder, name))),
                ELSEWHERE.stream().map(Path::of));
    }

    /// Chromium's own sandbox refuses to be root's.
    private static boolean isRoot() {
        return "root".equals(System.getProperty("user.name"));
    }
}
