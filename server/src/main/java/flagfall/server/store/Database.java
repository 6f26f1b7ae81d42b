package flagfall.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import flagfall.server.store.shared.ChangeNotifications;
import flagfall.server.store.shared.OtherServers;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Properties;
import org.flywaydb.core.Flyway;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.StatementExceptions;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteConfig;

/// The database: SQLite in a folder, or PostgreSQL by its address. Both get the same SQL. Readers share a few
/// connections, and the writer has one of its own, so that readers, however many, hold up no move.
public final class Database implements AutoCloseable {

    static final int READERS = 8;
    /// How long a statement waits for a lock that another process holds.
    static final Duration LONGEST_WAIT = Duration.ofSeconds(2);

    private static final Duration LONGEST_WAIT_FOR_CONNECTION = Duration.ofSeconds(10);

    /// What PostgreSQL needs to know of each connection: another server that is cut off, or stands still, in the middle
    /// of a transaction must not hold the others up for long.
    private static final String PATIENCE =
            "set lock_timeout = '" + LONGEST_WAIT.toMillis() + "'; set idle_in_transaction_session_timeout = '10s'";

    private static final String MIGRATIONS = "classpath:flagfall/server/store";
    private static final String POSTGRES_MIGRATIONS = "classpath:flagfall/server/postgres";

    private final DataFolder folder;
    /// Null where no other server can use the same database.
    private final @Nullable Address shared;
    private final HikariDataSource readers;
    private final HikariDataSource writer;

    private record Address(String url, Properties properties) {}

    private Database(DataFolder folder, @Nullable Address shared, HikariConfig readers, HikariConfig writer) {
        this.folder = folder;
        this.shared = shared;
        this.readers = new HikariDataSource(readers);
        Flyway.configure()
                .dataSource(this.readers)
                .locations(shared == null ? new String[] {MIGRATIONS} : new String[] {MIGRATIONS, POSTGRES_MIGRATIONS})
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
        return opened(folder, null, new Address(url, sqlite.toProperties()));
    }

    /// PostgreSQL, by an address such as `jdbc:postgresql://host/database?user=…`.
    public static Database at(String url) {
        Properties properties = new Properties();
        // What the server adds to an error is the row itself, and a log must hold no setup and no secret.
        properties.setProperty("logServerErrorDetail", "false");
        properties.setProperty("ApplicationName", "flagfall");
        // A database that is gone without a word is noticed.
        properties.setProperty("tcpKeepAlive", "true");
        properties.setProperty("connectTimeout", "5");
        properties.setProperty("socketTimeout", "60");
        Address address = new Address(url.startsWith("jdbc:") ? url : "jdbc:" + url, properties);
        return opened(DataFolder.none(), address, address);
    }

    private static Database opened(DataFolder folder, @Nullable Address shared, Address address) {
        try {
            HikariConfig writer = pool("writer", 1, address);
            if (shared != null) {
                writer.setConnectionInitSql(PATIENCE);
            }
            return new Database(folder, shared, pool("readers", READERS, address), writer);
        } catch (RuntimeException failure) {
            folder.close();
            throw failure;
        }
    }

    private static HikariConfig pool(String name, int connections, Address address) {
        HikariConfig config = new HikariConfig();
        config.setPoolName(name);
        config.setJdbcUrl(address.url);
        config.setDataSourceProperties(address.properties);
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

    /// {@return those who may write to the same database}
    public OtherServers others() {
        Address address = shared;
        return address == null
                ? OtherServers.NONE
                : new ChangeNotifications(jdbi(), () -> DriverManager.getConnection(address.url, address.properties));
    }

    /// {@return the clock that everyone goes by who uses this database: its own, where there may be several}
    public InstantSource clock() {
        return shared == null
                ? InstantSource.system()
                : () -> Instant.ofEpochMilli(jdbi().withHandle(handle -> handle.createQuery(
                                "select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)")
                        .mapTo(Long.class)
                        .one()));
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
