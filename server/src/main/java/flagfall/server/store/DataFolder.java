package flagfall.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The folder that games are kept in: one server at a time, and nobody but its owner reads the files.
final class DataFolder implements AutoCloseable {

    private static final String LOCK = "flagfall.lock";
    static final String DATABASE = "flagfall.db";
    private static final String NATIVE = "native";

    /// Null where there is no folder.
    private final @Nullable Path path;
    /// It holds the lock while it is open.
    private final @Nullable FileChannel lock;

    private DataFolder(@Nullable Path path, @Nullable FileChannel lock) {
        this.path = path;
        this.lock = lock;
    }

    /// Where games are kept elsewhere.
    static DataFolder none() {
        return new DataFolder(null, null);
    }

    /// @throws IllegalStateException if another server is using it
    static DataFolder take(Path path) {
        try {
            create(path);
            FileChannel lock = lock(path);
            prepareNative(path.resolve(NATIVE));
            for (String file : List.of(DATABASE, DATABASE + "-wal", DATABASE + "-shm")) {
                keepToOwner(path.resolve(file), file.equals(DATABASE));
            }
            return new DataFolder(path, lock);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private static void create(Path path) throws IOException {
        if (!Files.isDirectory(path)) {
            Files.createDirectories(path);
            allow(path, "rwx------");
        }
    }

    private static FileChannel lock(Path path) throws IOException {
        FileChannel channel = FileChannel.open(path.resolve(LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return channel;
            }
        } catch (OverlappingFileLockException _) {
            // Held by this very process.
        }
        channel.close();
        throw new IllegalStateException("another Flagfall is using " + path + "; stop it, or choose another --data");
    }

    /// SQLite's native part is unpacked here. A server that is killed leaves its copy behind; the next one, which has
    /// the folder to itself, takes it away.
    private static void prepareNative(Path folder) throws IOException {
        create(folder);
        try (Stream<Path> old = Files.list(folder)) {
            old.forEach(DataFolder::deleteIfPossible);
        }
        System.setProperty("org.sqlite.tmpdir", folder.toAbsolutePath().toString());
    }

    private static void deleteIfPossible(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException _) {
            // Some systems do not let go of a library that this very process has loaded.
        }
    }

    static void keepToOwner(Path file, boolean create) throws IOException {
        if (create && !Files.exists(file)) {
            Files.createFile(file);
        }
        if (Files.exists(file)) {
            allow(file, "rw-------");
        }
    }

    private static void allow(Path path, String permissions) throws IOException {
        var view = Files.getFileAttributeView(path, PosixFileAttributeView.class);
        if (view != null && !Files.isSymbolicLink(path)) {
            view.setPermissions(PosixFilePermissions.fromString(permissions));
        }
    }

    Path database() {
        return path().resolve(DATABASE);
    }

    private Path path() {
        if (path == null) {
            throw new IllegalStateException("games are kept elsewhere");
        }
        return path;
    }

    /// {@return how many bytes the disk has left, 0 where that is unknown; very many where it is not ours}
    long freeBytes() {
        return path == null ? Long.MAX_VALUE : path.toFile().getUsableSpace();
    }

    @Override
    public void close() {
        if (lock != null) {
            try {
                lock.close();
            } catch (IOException cannot) {
                throw new UncheckedIOException(cannot);
            }
        }
    }
}
