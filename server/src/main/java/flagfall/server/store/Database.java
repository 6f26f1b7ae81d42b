package flagfall.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.sqlite.SQLiteConfig;

/// The database: SQLite in a folder, or PostgreSQL by its address. Both get the same SQL.
public final class Database implements AutoCloseable {

    private final HikariDataSource source;
    private final Jdbi jdbi;

    private Database(HikariConfig config) {
        this.source = new HikariDataSource(config);
        Flyway.configure()
                .dataSource(source)
                .locations("classpath:flagfall/server/store")
                .load()
                .migrate();
        this.jdbi = Jdbi.create(source);
    }

    /// A file in this folder, which is created if it is missing.
    public static Database inFolder(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
        SQLiteConfig sqlite = new SQLiteConfig();
        sqlite.setJournalMode(SQLiteConfig.JournalMode.WAL);
        sqlite.setSynchronous(SQLiteConfig.SynchronousMode.FULL); // A commit is on the disk, not on its way there.
        sqlite.setTransactionMode(SQLiteConfig.TransactionMode.DEFERRED);
        sqlite.setBusyTimeout(10_000);
        sqlite.enforceForeignKeys(true);
        return new Database(pool("jdbc:sqlite:" + folder.resolve("flagfall.db"), sqlite.toProperties()));
    }

    /// PostgreSQL, by an address such as `jdbc:postgresql://host/database?user=…`.
    public static Database at(String url) {
        String address = url.startsWith("jdbc:") ? url : "jdbc:" + url;
        return new Database(pool(address, new Properties()));
    }

    private static HikariConfig pool(String url, Properties properties) {
        HikariConfig config = new HikariConfig();
        config.setPoolName("flagfall");
        config.setJdbcUrl(url);
        config.setDataSourceProperties(properties);
        config.setMaximumPoolSize(8);
        config.setMinimumIdle(1);
        return config;
    }

    public Jdbi jdbi() {
        return jdbi;
    }

    @Override
    public void close() {
        source.close();
    }
}
