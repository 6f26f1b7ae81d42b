package flagfall.server.store;

import java.time.Instant;

/// Guests and the hashes of their tokens: the tokens themselves are not stored.
public final class GuestStore {

    /// Under this name finished games stay when an account goes. Nobody can have it.
    public static final String DELETED = "deleted";

    /// Someone who plays without an account.
    public record GuestRow(String id, String name) {}

    private final StoreWriter writer;

    public GuestStore(StoreWriter writer) {
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
}
