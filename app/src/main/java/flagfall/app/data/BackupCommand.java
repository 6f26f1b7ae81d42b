package flagfall.app.data;

import flagfall.server.store.Backup;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `flagfall backup`.
@Command(
        name = "backup",
        description = "Copies all games and accounts into one file, while the server runs or not.",
        footer = "What is kept in PostgreSQL, pg_dump copies.",
        mixinStandardHelpOptions = true)
public final class BackupCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DataOption data;

    @Parameters(paramLabel = "FILE", description = "The copy, which must not be there yet.")
    private Path file;

    @Override
    public Integer call() {
        try {
            Backup.save(data.folder(), file);
        } catch (IOException | SQLException | RuntimeException failure) {
            spec.commandLine().getErr().println("There is no backup: " + RestoreCommand.reason(failure));
            return 1;
        }
        spec.commandLine().getOut().println("Everything is in " + file);
        return 0;
    }
}
