package flagfall.server;

import flagfall.server.store.Database;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// The databases that everything is tested on, each new and empty whenever it is asked for.
enum Store {
    SQLITE {
        @Override
        Settings fresh() {
            Path folder = folder();
            Sqlite.copyTo(folder);
            return new Settings("127.0.0.1", 0, folder, null, false);
        }
    },
    POSTGRES {
        @Override
        Settings fresh() {
            return new Settings("127.0.0.1", 0, Path.of("unused"), Postgres.newDatabase(), false);
        }
    };

    private static final Map<Store, Server> SHARED = new ConcurrentHashMap<>();

    /// {@return the settings of a server with nothing in its store}
    abstract Settings fresh();

    /// {@return the port of a server that all tests may share, and that runs until the last of them is done}
    int port() {
        return SHARED.computeIfAbsent(this, store -> Server.start(store.fresh()))
                .port();
    }

    /// {@return where to find the database of a server that may be writing at the same time, which is waited for}
    static String url(Settings settings) {
        String database = settings.database();
        return database == null
                ? "jdbc:sqlite:" + settings.data().resolve("flagfall.db") + "?busy_timeout=60000"
                : database;
    }

    static Path folder() {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target", "stores")), "store");
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /// Every migration, made once: a store starts as a copy of this one, which is much quicker.
    private static final class Sqlite {
        private static final Path MIGRATED = migrated();

        private static Path migrated() {
            Path folder = folder();
            Database.inFolder(folder).close();
            return folder;
        }

        static void copyTo(Path folder) {
            try (DirectoryStream<Path> files = Files.newDirectoryStream(MIGRATED, "*.db")) {
                for (Path file : files) {
                    Files.copy(file, folder.resolve(file.getFileName()));
                }
            } catch (IOException cannot) {
                throw new UncheckedIOException(cannot);
            }
        }
    }

    /// One PostgreSQL for all tests, started by the first that needs it and ended with the tests.
    private static final class Postgres {
        private static final AtomicInteger NEXT = new AtomicInteger();
        private static final EmbeddedPostgres RUNNING = start();
        private static final String MIGRATED = migrated();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder()
                        .setPGStartupWait(Duration.ofMinutes(2))
                        .start();
            } catch (IOException cannot) {
                throw new UncheckedIOException(cannot);
            }
        }

        private static String migrated() {
            String name = "migrated";
            create(name, "template1");
            Database.at(url(name)).close();
            return name;
        }

        static String newDatabase() {
            String name = "flagfall" + NEXT.incrementAndGet();
            create(name, MIGRATED);
            return url(name);
        }

        private static void create(String name, String template) {
            try (Connection connection = RUNNING.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name + " template " + template);
            } catch (SQLException cannot) {
                throw new IllegalStateException(cannot);
            }
        }

        private static String url(String name) {
            return RUNNING.getJdbcUrl("postgres", name);
        }
    }
}
