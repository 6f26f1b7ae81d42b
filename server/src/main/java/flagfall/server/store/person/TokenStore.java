package flagfall.server.store.person;

import flagfall.server.store.StoreWriter;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// The hashes of all tokens, and whose they are.
public final class TokenStore {

    /// A guest is forgotten after so long, as is the cookie.
    private static final Duration GUEST_KEPT = Duration.ofDays(365);

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public TokenStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// A token to be stored. `label` is null for a session, `expires` for a program.
    public record NewToken(
            String hash,
            String id,
            String person,
            TokenKind kind,
            @Nullable String label,
            Instant now,
            @Nullable Instant expires) {}

    /// A token for a program, as its owner sees it in a list.
    public record LabelledToken(String id, String label) {}

    /// {@return who has this token, if it is good now}
    public Optional<PersonRow> find(String hash, Instant now) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select guest.id, guest.name, 'guest' as kind, guest.id as token, false as bot,
                               guest.created_at + :kept as expires_at
                        from guest where token_hash = :hash
                        union all
                        select account.person, guest.name, access_token.kind, access_token.id, account.bot,
                               access_token.expires_at
                        from access_token
                        join account on account.person = access_token.person
                        join guest on guest.id = account.person
                        where hash = :hash""")
                .bind("hash", hash)
                .bind("kept", GUEST_KEPT.toMillis())
                .map((row, context) -> person(row))
                .findFirst()
                .filter(person -> person.expires().isAfter(now)));
    }

    private static PersonRow person(ResultSet row) throws SQLException {
        long expires = row.getLong("expires_at");
        Instant until = row.wasNull() ? Instant.MAX : Instant.ofEpochMilli(expires);
        return new PersonRow(
                row.getString("id"),
                row.getString("name"),
                row.getBoolean("bot"),
                TokenKind.of(row.getString("kind")),
                row.getString("token"),
                until);
    }

    /// Stores a token; sessions of the same person that have expired go.
    public void add(NewToken token) {
        writer.write(handle -> {
            handle.createUpdate("delete from access_token where person = :person and expires_at < :now")
                    .bind("person", token.person())
                    .bind("now", token.now().toEpochMilli())
                    .execute();
            insert(handle, token);
            return true;
        });
    }

    static void insert(Handle handle, NewToken token) {
        Instant expires = token.expires();
        handle.createUpdate("""
                        insert into access_token (hash, id, person, kind, label, created_at, expires_at)
                        values (:hash, :id, :person, :kind, :label, :now, :expires)""")
                .bind("hash", token.hash())
                .bind("id", token.id())
                .bind("person", token.person())
                .bind("kind", token.kind().word())
                .bind("label", token.label())
                .bind("now", token.now().toEpochMilli())
                .bind("expires", expires == null ? null : expires.toEpochMilli())
                .execute();
    }

    /// Ends the token of a guest.
    public void endGuest(String guest) {
        writer.write(handle -> endGuest(handle, guest));
    }

    /// No hash looks like what it is replaced with.
    static int endGuest(Handle handle, String guest) {
        return handle.createUpdate("update guest set token_hash = 'ended ' || id where id = :id")
                .bind("id", guest)
                .execute();
    }

    /// Ends one token of this kind.
    ///
    /// @return whether this person had it
    public boolean end(String person, String id, TokenKind kind) {
        return writer.write(handle ->
                handle.createUpdate("delete from access_token where person = :person and id = :id and kind = :kind")
                                .bind("person", person)
                                .bind("id", id)
                                .bind("kind", kind.word())
                                .execute()
                        == 1);
    }

    /// Ends every session of a person but this one.
    public void endOtherSessions(String person, String current) {
        writer.write(handle -> endOtherSessions(handle, person, current));
    }

    static int endOtherSessions(Handle handle, String person, String current) {
        return handle.createUpdate(
                        "delete from access_token where person = :person and kind = :kind and id <> :current")
                .bind("person", person)
                .bind("kind", TokenKind.SESSION.word())
                .bind("current", current)
                .execute();
    }

    /// {@return the tokens of a person's programs, the oldest first}
    public List<LabelledToken> programs(String person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select id, label from access_token where person = :person and kind = :kind
                        order by created_at, id""")
                .bind("person", person)
                .bind("kind", TokenKind.PROGRAM.word())
                .map((row, context) -> new LabelledToken(row.getString("id"), row.getString("label")))
                .list());
    }
}
