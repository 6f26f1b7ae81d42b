package flagfall.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Optional;

/// Copies the games of a data folder into one file, while a server may be running, and back, while none is.
public final class Backup {

    private static final List<String> BESIDES = List.of("-wal", "-shm");

    private Backup() {}

    /// Writes a copy. It has everything that was acknowledged before, and it is on the disk when this returns.
    ///
    /// @param file must not exist yet
    public static void save(Path folder, Path file) throws IOException, SQLException {
        Path database = folder.resolve(DataFolder.DATABASE);
        if (!Files.exists(database)) {
            throw new NoSuchFileException(database.toString());
        }
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        Path part = beside(file, ".part");
        Files.deleteIfExists(part);
        DataFolder.keepToOwner(part, true);
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                PreparedStatement copy = connection.prepareStatement("vacuum into ?")) {
            copy.setString(1, part.toString());
            copy.execute();
        }
        finish(part, file);
    }

    /// Puts a copy in the place of whatever is in the folder, which is kept beside it.
    ///
    /// @return where that is, if there was anything
    /// @throws IllegalStateException if a server is using the folder
    public static Optional<Path> load(Path folder, Path file) throws IOException, SQLException {
        check(file);
        try (DataFolder taken = DataFolder.take(folder)) {
            Path database = taken.database();
            Path part = beside(database, ".part");
            Files.copy(file, part, StandardCopyOption.REPLACE_EXISTING);
            DataFolder.keepToOwner(part, false);
            Optional<Path> before = putAside(database);
            finish(part, database);
            return before;
        }
    }

    /// @throws IllegalArgumentException if it is no copy of ours, or damaged
    private static void check(Path file) throws IOException, SQLException {
        if (!Files.isRegularFile(file)) {
            throw new NoSuchFileException(file.toString());
        }
        try (Connection connection =
                        DriverManager.getConnection("jdbc:sqlite:file:" + file.toAbsolutePath() + "?mode=ro");
                Statement statement = connection.createStatement()) {
            try (ResultSet answer = statement.executeQuery("pragma integrity_check")) {
                if (!answer.next() || !"ok".equals(answer.getString(1))) {
                    throw new IllegalArgumentException(file + " is damaged");
                }
            }
            statement.executeQuery("select count(*) from event").close();
        } catch (SQLException foreign) {
            throw new IllegalArgumentException(file + " is no backup of Flagfall", foreign);
        }
    }

    private static Optional<Path> putAside(Path database) throws IOException {
        if (Files.size(database) == 0) {
            return Optional.empty();
        }
        Path before = beside(database, ".before-" + System.currentTimeMillis());
        for (String besides : BESIDES) {
            if (Files.exists(beside(database, besides))) {
                Files.move(beside(database, besides), beside(before, besides));
            }
        }
        Files.move(database, before);
        return Optional.of(before);
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    /// Under its own name there is a whole file or none.
    private static void finish(Path part, Path file) throws IOException {
        try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
            channel.force(true);
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
