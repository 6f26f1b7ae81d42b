package flagfall.server.schema;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// A file in the repository that is written by a test. Usually the test only compares; with `-Dschema=write` it writes.
public final class CheckedInFile {

    private static final Path ROOT = Path.of("..");

    private CheckedInFile() {}

    public static boolean isWriting() {
        return "write".equals(System.getProperty("schema"));
    }

    public static Path path(String name) {
        return ROOT.resolve(name);
    }

    /// Fails if the file says anything else.
    public static void compare(String name, String expected) {
        try {
            if (isWriting()) {
                Files.createDirectories(path(name).toAbsolutePath().getParent());
                Files.writeString(path(name), expected);
            }
            String actual = Files.exists(path(name)) ? Files.readString(path(name)) : "";
            assertThat(actual)
                    .as(
                            "%s is out of date. Run: mvn -q -pl server -am test -Dtest='flagfall.server.schema.*Test,SamplesTest'"
                                    + " -Dsurefire.failIfNoSpecifiedTests=false -Dschema=write",
                            name)
                    .isEqualTo(expected);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
