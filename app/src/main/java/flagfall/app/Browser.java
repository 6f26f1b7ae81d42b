package flagfall.app;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Shows a page to whoever sits at this machine, if anyone does.
final class Browser {

    private Browser() {}

    static void show(String address) {
        opener(System.getProperty("os.name", "").toLowerCase(Locale.ROOT)).ifPresent(opener -> {
            try {
                List<String> command = new ArrayList<>(opener);
                command.add(address);
                new ProcessBuilder(command)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                        .start();
            } catch (IOException nobodyThere) {
                // The address has been printed; that is enough.
            }
        });
    }

    private static Optional<List<String>> opener(String system) {
        if (system.contains("mac")) {
            return Optional.of(List.of("open"));
        }
        if (system.contains("win")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        boolean hasScreen = System.getenv("DISPLAY") != null || System.getenv("WAYLAND_DISPLAY") != null;
        return hasScreen && isInstalled("xdg-open") ? Optional.of(List.of("xdg-open")) : Optional.empty();
    }

    private static boolean isInstalled(String program) {
        String path = System.getenv("PATH");
        return path != null
                && Arrays.stream(path.split(File.pathSeparator))
                        .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
