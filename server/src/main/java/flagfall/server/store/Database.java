package flagfall.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.sqlite.SQLiteConfig;

/// The database: SQLite in a folder, or PostgreSQL by its address. Both get the same SQL. Readers share a few
/// connections, and the writer has one of its own, so that readers, however many, hold up no move.
public final class Database implements AutoCloseable {

    static final int READERS = 8;
    /// How long a statement waits for a lock that another process holds.
    static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

    private static final Duration LONGEST_WAIT_FOR_CONNECTION = Duration.ofSeconds(10);

    private final DataFolder folder;
    private final HikariDataSource readers;
    private final HikariDataSource writer;

    private Database(DataFolder folder, HikariConfig readers, HikariConfig writer) {
        this.folder = folder;
        this.readers = new HikariDataSource(readers);
        Flyway.configure()
                .dataSource(this.readers)
                .locations("classpath:flagfall/server/store")
                .load()
                .migrate();
        this.writer = new HikariDataSource(writer);
    }

    /// A file in this folder, which is created if it is missing.
    public static Database inFolder(Path path) {
        DataFolder folder = DataFolder.take(path);
        SQLiteConfig sqlite = new SQLiteConfig();
        sqlite.setJournalMode(SQLiteConfig.JournalMode.WAL);
        sqlite.setSynchronous(SQLiteConfig.SynchronousMode.FULL); // A commit is on the disk, not on its way there.
        sqlite.setTransactionMode(SQLiteConfig.TransactionMode.DEFERRED);
        sqlite.setBusyTimeout((int) LONGEST_WAIT.toMillis());
        sqlite.enforceForeignKeys(true);
        String url = "jdbc:sqlite:" + folder.database();
        return opened(folder, url, sqlite.toProperties());
    }

    /// PostgreSQL, by an address such as `jdbc:postgresql://host/database?user=…`.
    public static Database at(String url) {
        Properties properties = new Properties();
        // What the server adds to an error is the row itself, and a log must hold no setup and no secret.
        properties.setProperty("logServerErrorDetail", "false");
        return opened(DataFolder.none(), url.startsWith("jdbc:") ? url : "jdbc:" + url, properties);
    }

    private static Database opened(DataFolder folder, String url, Properties properties) {
        try {
            return new Database(folder, pool("readers", READERS, url, properties), pool("writer", 1, url, properties));
        } catch (RuntimeException failure) {
            folder.close();
            throw failure;
        }
    }

    private static HikariConfig pool(String name, int connections, String url, Properties properties) {
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setJdbcUrl(url);
        config.setDataSourceProperties(properties);
        config.setMaximumPoolSize(connections);
        config.setMinimumIdle(1);
        config.setConnectionTimeout(LONGEST_WAIT_FOR_CONNECTION.toMillis());
        return config;
    }

    /// {@return the connections for everyone who reads}
    public Jdbi jdbi() {
        return jdbi(readers);
    }

    /// {@return the one connection for whoever writes}
    public Jdbi forWriting() {
        return jdbi(writer);
    }

    private static Jdbi jdbi(HikariDataSource source) {
        Jdbi jdbi = Jdbi.create(source);
        // An error must not name the values of a statement: among them are setups, secrets and seeds.
        jdbi.configure(
                StatementExceptions.class,
                config -> config.setMessageRendering(StatementExceptions.MessageRendering.NONE));
        return jdbi;
    }

    /// {@return how many bytes the disk has left}
    public long freeBytes() {
        return folder.freeBytes();
    }

    @Override
    public void close() {
        readers.close();
        writer.close();
        folder.close();
    }
}
