package flagfall.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/// The databases that everything is tested on, each new and empty whenever it is asked for.
enum Store {
    SQLITE {
        @Override
        Settings fresh() {
            return new Settings("127.0.0.1", 0, folder(), null, false);
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

    static Path folder() {
        try {
            return Files.createTempDirectory(Files.createDirectories(Path.of("target", "stores")), "store");
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /// One PostgreSQL for all tests, started by the first that needs it and ended with the tests.
    private static final class Postgres {
        private static final AtomicInteger NEXT = new AtomicInteger();
        private static final EmbeddedPostgres RUNNING = start();

        private static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.builder().start();
            } catch (IOException cannot) {
                throw new UncheckedIOException(cannot);
            }
        }

        static String newDatabase() {
            String name = "flagfall" + NEXT.incrementAndGet();
            try (Connection connection = RUNNING.getPostgresDatabase().getConnection();
                    Statement statement = connection.createStatement()) {
                statement.execute("create database " + name);
            } catch (SQLException cannot) {
                throw new IllegalStateException(cannot);
            }
            return RUNNING.getJdbcUrl("postgres", name);
        }
    }
}
