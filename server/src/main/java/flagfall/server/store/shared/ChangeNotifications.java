package flagfall.server.store.shared;

import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.locks.LockSupport;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Listens to PostgreSQL for what other servers have written. A notification may be lost, so it also polls now and
/// then, and whenever it had to reconnect: a lost one costs seconds, not the game.
public final class ChangeNotifications implements OtherServers {

    private static final Logger LOG = LoggerFactory.getLogger(ChangeNotifications.class);

    private static final Duration LOOKS_EVERY = Duration.ofSeconds(3);
    private static final Duration TRIES_AGAIN_AFTER = Duration.ofMillis(500);

    private static final String VERSIONS = """
            select game.id,
                   (select coalesce(max(slot) + 1, 0) from event where event.game = game.id) as slots,
                   (select count(*) from seat where seat.game = game.id) as seats
            from game where not cancelled and\s""";

    /// Opens a connection of its own, which belongs to no pool.
    @FunctionalInterface
    public interface Connector {
        Connection connect() throws SQLException;
    }

    private final Jdbi readers;
    private final Connector connector;
    private volatile boolean closing;
    /// Only the listening thread uses it.
    private boolean connected;
    /// Null before there are games to tell.
    private volatile @Nullable Thread thread;

    public ChangeNotifications(Jdbi readers, Connector connector) {
        this.readers = readers;
        this.connector = connector;
    }

    @Override
    public boolean mayWrite() {
        return true;
    }

    @Override
    public Optional<GameVersion> version(String game) {
        return readers.withHandle(handle -> handle.createQuery(VERSIONS + "id = :id")
                .bind("id", game)
                .map((row, context) -> version(row))
                .findOne());
    }

    private static GameVersion version(ResultSet row) throws SQLException {
        return new GameVersion(row.getString("id"), row.getInt("slots"), row.getInt("seats"));
    }

    private static List<GameVersion> versions(Connection connection, Collection<String> games) throws SQLException {
        List<GameVersion> found = new ArrayList<>();
        try (PreparedStatement select = connection.prepareStatement(VERSIONS + "id = any (?)")) {
            Array ids = connection.createArrayOf("text", games.toArray());
            select.setArray(1, ids);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    found.add(version(row));
                }
            }
        }
        return found;
    }

    @Override
    public void tell(GamesInMemory games) {
        thread = Thread.ofPlatform().name("notifications").daemon().start(() -> run(games));
    }

    private void run(GamesInMemory games) {
        while (!closing) {
            try (Connection connection = connector.connect()) {
                listen(connection, games);
            } catch (SQLException | RuntimeException lost) {
                complain(lost);
                LockSupport.parkNanos(closing ? 0 : TRIES_AGAIN_AFTER.toNanos());
            }
        }
    }

    private void complain(Exception lost) {
        if (connected && !closing) {
            LOG.warn("the connection for notifications is lost, and is made again: {}", lost.getMessage());
        }
        connected = false;
    }

    private void listen(Connection connection, GamesInMemory games) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute("listen flagfall");
        }
        connected = true;
        PGConnection heard = connection.unwrap(PGConnection.class);
        long looked = look(connection, games);
        while (!closing) {
            PGNotification[] notifications = heard.getNotifications((int) TRIES_AGAIN_AFTER.toMillis());
            for (PGNotification notification : notifications == null ? new PGNotification[0] : notifications) {
                hear(notification.getParameter(), games);
            }
            if (System.nanoTime() - looked > LOOKS_EVERY.toNanos()) {
                looked = look(connection, games);
            }
        }
    }

    /// Asks how far the games are that somebody waits for.
    ///
    /// @return when that was
    private static long look(Connection connection, GamesInMemory games) throws SQLException {
        Set<String> gone = new TreeSet<>(games.watched());
        if (!gone.isEmpty()) {
            for (GameVersion version : versions(connection, List.copyOf(gone))) {
                gone.remove(version.game());
                apart(() -> games.isAt(version));
            }
        }
        gone.forEach(games::isGone);
        return System.nanoTime();
    }

    private static void hear(String text, GamesInMemory games) {
        int blank = text.indexOf(' ');
        String game = text.substring(0, Math.max(0, blank));
        switch (text.substring(blank + 1)) {
            case "seat" -> apart(() -> games.hasSeats(game));
            case "name" -> apart(() -> games.hasNames(game));
            case "gone" -> games.isGone(game);
            case String slot -> apart(() -> games.hasEntries(game, Integer.parseInt(slot) + 1));
        }
    }

    /// One game may have to wait for its table, and the others need not wait for it.
    private static void apart(Runnable task) {
        Thread.ofVirtual().start(() -> {
            try {
                task.run();
            } catch (RuntimeException failure) {
                LOG.warn("a game could not be read again, and will be", failure);
            }
        });
    }

    @Override
    public void close() {
        closing = true;
        Thread running = thread;
        if (running != null) {
            LockSupport.unpark(running);
        }
    }
}
