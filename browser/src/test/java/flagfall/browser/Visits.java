package flagfall.browser;

import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.ReducedMotion;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;

/// The visits of one test. After it, each must have gone without complaint; a picture is kept of each that failed.
final class Visits implements AfterEachCallback {

    private static final Path FAILED = Path.of("target", "failed");

    private final List<Visit> visits = new ArrayList<>();

    Visit at(Screen screen) {
        return kept(new Visit(TestServer.address(), screen));
    }

    Visit at(Screen screen, String address) {
        return kept(new Visit(address, screen));
    }

    /// A visitor who likes to see things move.
    Visit lively(Screen screen) {
        return kept(new Visit(TestServer.address(), screen, ReducedMotion.NO_PREFERENCE));
    }

    private Visit kept(Visit visit) {
        visits.add(visit);
        return visit;
    }

    @Override
    public void afterEach(ExtensionContext test) {
        try {
            if (test.getExecutionException().isPresent()) {
                photographAll(test.getDisplayName().replaceAll("\\W+", "-"));
            } else {
                visits.forEach(Visit::leavesNoComplaint);
            }
        } finally {
            visits.forEach(Visit::close);
            visits.clear();
        }
    }

    private void photographAll(String name) {
        for (int i = 0; i < visits.size(); i++) {
            try {
                visits.get(i).photograph(FAILED.resolve(name + "-" + i + ".png"));
            } catch (PlaywrightException gone) {
                System.err.println("no picture of " + name + ": " + gone.getMessage());
            }
        }
    }
}
