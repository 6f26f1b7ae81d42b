package flagfall.app.data;

import flagfall.server.store.Backup;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `flagfall restore`.
@Command(
        name = "restore",
        description = "Puts what was backed up in the place of what is there, while no server runs.",
        mixinStandardHelpOptions = true)
public final class RestoreCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOption data;

    @Parameters(paramLabel = "FILE", description = "What `backup` has written.")
    private Path file;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Backup.load(data.folder(), file).ifPresent(before -> out.println("What was there before is in " + before));
        } catch (IOException | SQLException | RuntimeException failure) {
            spec.commandLine().getErr().println("Nothing has changed: " + reason(failure));
            return 1;
        }
        out.println("Everything is as it was backed up.");
        return 0;
    }

    static String reason(Exception failure) {
        return switch (failure) {
            case NoSuchFileException missing -> "there is no " + missing.getMessage();
            case FileAlreadyExistsException there -> there.getMessage() + " is there already";
            default -> String.valueOf(failure.getMessage());
        };
    }
}
