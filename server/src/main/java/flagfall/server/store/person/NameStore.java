package flagfall.server.store.person;

import flagfall.server.store.StoreWriter;
import java.time.Instant;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// What people are called, and which names are kept for accounts: those they have, and those they have had.
public final class NameStore {

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public NameStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// {@return when an account last changed its name, if ever}
    public Optional<Instant> renamed(String person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select renamed_at from account where person = :person and renamed_at is not null")
                .bind("person", person)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
    }

    /// {@return whether the guest is called so now; not where an account is or was}
    public boolean renameGuest(String guest, String name) {
        return writer.write(handle -> {
            if (isKept(handle, guest, AccountStore.key(name))) {
                return false;
            }
            show(handle, guest, name);
            return true;
        });
    }

    /// {@return whether the account is called so now; not where another is or was}
    public boolean renameAccount(String person, String name, Instant now) {
        return writer.write(handle -> {
            String key = AccountStore.key(name);
            if (isKept(handle, person, key)) {
                return false;
            }
            handle.createUpdate("""
                            insert into former_name (name_key, person)
                            select name_key, person from account where person = :person on conflict do nothing""").bind("person", person).execute();
            handle.createUpdate("update account set name_key = :key, renamed_at = :now where person = :person")
                    .bind("key", key)
                    .bind("now", now.toEpochMilli())
                    .bind("person", person)
                    .execute();
            show(handle, person, name);
            return true;
        });
    }

    private static void show(Handle handle, String person, String name) {
        handle.createUpdate("update guest set name = :name where id = :person")
                .bind("name", name)
                .bind("person", person)
                .execute();
    }

    /// {@return whether a name belongs to an account of somebody else, or has}
    static boolean isKept(Handle handle, String person, String key) {
        return handle.createQuery("""
                        select count(*) from (
                            select person from account where name_key = :key
                            union all select person from former_name where name_key = :key) as kept
                        where kept.person <> :person""")
                        .bind("key", key)
                        .bind("person", person)
                        .mapTo(Integer.class)
                        .one()
                > 0;
    }
}
