package flagfall.testkit.file;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// The project's root folder, found from the module a test was started in.
final class ProjectRoot {

    private ProjectRoot() {}

    static Path path() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isDirectory(folder.resolve("testkit").resolve("perft"))) {
            Path parent = folder.getParent();
            if (parent == null) {
                throw new IllegalStateException(
                        "not started inside the project: " + Path.of("").toAbsolutePath());
            }
            folder = parent;
        }
        return folder;
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("could not read " + file, e);
        }
    }
}
