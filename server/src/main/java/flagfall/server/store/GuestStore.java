package flagfall.server.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/// Who has played here. Tokens are kept as hashes: what is stored opens no door.
public final class GuestStore {

    /// Someone who plays without an account.
    public record Guest(String id, String name) {}

    private final Jdbi jdbi;
    private final Scribe scribe;

    public GuestStore(Jdbi jdbi, Scribe scribe) {
        this.jdbi = jdbi;
        this.scribe = scribe;
    }

    public void add(Guest guest, String tokenHash, Instant now) {
        scribe.write(handle -> handle.createUpdate(
                        "insert into guest (id, name, token_hash, created_at) values (:id, :name, :hash, :now)")
                .bind("id", guest.id())
                .bind("name", guest.name())
                .bind("hash", tokenHash)
                .bind("now", now.toEpochMilli())
                .execute());
    }

    public Optional<Guest> withToken(String tokenHash) {
        return find("select id, name from guest where token_hash = :value", tokenHash);
    }

    public Optional<Guest> find(String id) {
        return find("select id, name from guest where id = :value", id);
    }

    private Optional<Guest> find(String sql, String value) {
        return jdbi.withHandle(handle -> handle.createQuery(sql)
                .bind("value", value)
                .map((row, context) -> new Guest(row.getString("id"), row.getString("name")))
                .findOne());
    }
}
