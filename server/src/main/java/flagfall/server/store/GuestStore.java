package flagfall.server.store;

import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/// Guests and the hashes of their tokens: the tokens themselves are not stored.
public final class GuestStore {

    /// Under this name finished games stay when an account goes. Nobody can have it.
    public static final String DELETED = "deleted";

    /// Someone who plays without an account.
    public record GuestRow(String id, String name) {}

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public GuestStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    public void add(GuestRow guest, String tokenHash, Instant now) {
        writer.write(handle -> handle.createUpdate(
                        "insert into guest (id, name, token_hash, created_at) values (:id, :name, :hash, :now)")
                .bind("id", guest.id())
                .bind("name", guest.name())
                .bind("hash", tokenHash)
                .bind("now", now.toEpochMilli())
                .execute());
    }

    public Optional<GuestRow> find(String id) {
        return jdbi.withHandle(handle -> handle.createQuery("select id, name from guest where id = :id")
                .bind("id", id)
                .map((row, context) -> new GuestRow(row.getString("id"), row.getString("name")))
                .findOne());
    }
}
