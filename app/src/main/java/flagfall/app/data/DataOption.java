package flagfall.app.data;

import java.nio.file.Path;
import picocli.CommandLine.Option;

/// Where games are kept.
public final class DataOption {

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where games are kept (default: .flagfall in your home folder).")
    private Path folder = Path.of(System.getProperty("user.home", "."), ".flagfall");

    public Path folder() {
        return folder;
    }
}
