package flagfall.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Writes down now and then that this server is up. The next one can tell by it how long none was; and as long as it
/// can be written, so can a move.
public final class Heartbeat {

    private static final Logger LOG = LoggerFactory.getLogger(Heartbeat.class);

    /// With less room than this on the disk, nothing new is begun.
    public static final long LEAST_FREE_BYTES = 32L * 1024 * 1024;

    /// A server that has said nothing for so long is down.
    private static final Duration DOWN_AFTER = Duration.ofSeconds(5);

    private final Jdbi jdbi;
    private final StoreWriter writer;
    private final String server;
    private final LongSupplier freeBytes;
    private final AtomicReference<Outages> outages = new AtomicReference<>(Outages.NONE);
    private volatile boolean well = true;
    private volatile boolean stored = true;

    public Heartbeat(Jdbi jdbi, StoreWriter writer, String server, LongSupplier freeBytes) {
        this.jdbi = jdbi;
        this.writer = writer;
        this.server = server;
        this.freeBytes = freeBytes;
    }

    /// The first heartbeat. Where no other server is up, all games that are due are due later.
    public void begin(Instant now) {
        beatAfterPause(now);
        readOutages();
    }

    private void beatAfterPause(Instant now) {
        writer.write(handle -> {
            lastSign(handle).filter(last -> last.plus(DOWN_AFTER).isBefore(now)).ifPresent(last -> {
                insertOutage(handle, last, now);
                handle.execute("delete from alive");
            });
            return beat(handle, now);
        });
    }

    private static Optional<Instant> lastSign(Handle handle) {
        return handle.createQuery("select at from alive order by at desc limit 1")
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli);
    }

    private static void insertOutage(Handle handle, Instant began, Instant ended) {
        boolean first = handle.createUpdate(
                                "insert into outage (began_at, ended_at) values (:began, :ended) on conflict do nothing")
                        .bind("began", began.toEpochMilli())
                        .bind("ended", ended.toEpochMilli())
                        .execute()
                == 1;
        if (!first) {
            return; // Another server came back in the same moment.
        }
        handle.createUpdate("update game set due_at = due_at + :length where due_at > :began and ended_at is null")
                .bind("length", Duration.between(began, ended).toMillis())
                .bind("began", began.toEpochMilli())
                .execute();
    }

    private int beat(Handle handle, Instant now) {
        return handle.createUpdate("""
            insert into alive (server, at) values (:server, :now)
            on conflict (server) do update set at = :now""")
                .bind("server", server)
                .bind("now", now.toEpochMilli())
                .execute();
    }

    /// The next heartbeat. Where none could be written for a while, and no other server wrote one, nobody could play.
    public void beat(Instant now) {
        try {
            if (stored) {
                writer.write(handle -> beat(handle, now));
            } else {
                beatAfterPause(now);
            }
            readOutages();
            stored = true;
            well = freeBytes.getAsLong() >= LEAST_FREE_BYTES;
        } catch (RuntimeException failure) {
            if (well) {
                LOG.error("the store takes no more writes", failure);
            }
            well = false;
            stored = false;
        }
    }

    private void readOutages() {
        outages.set(new Outages(jdbi.withHandle(handle -> handle.createQuery(
                        "select began_at, ended_at from outage order by began_at")
                .map((row, context) -> new Outages.Outage(
                        Instant.ofEpochMilli(row.getLong("began_at")), Instant.ofEpochMilli(row.getLong("ended_at"))))
                .list())));
    }

    public Outages outages() {
        return outages.get();
    }

    /// {@return whether the last heartbeat could be written; where not, it is not known yet how long nobody
    /// could play}
    public boolean isSteady() {
        return stored;
    }

    /// {@return whether the last heartbeat could be written, with room for more}
    public boolean isWell() {
        return well;
    }
}
