package flagfall.server.store.person;

import flagfall.server.store.CurtainStore;
import flagfall.server.store.GuestStore;
import flagfall.server.store.StoreWriter;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;

/// Accounts and their password hashes.
public final class AccountStore {

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public AccountStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// `password` is a hash with its parameters.
    public record AccountRow(String person, String name, String password, boolean bot, Instant created) {}

    /// {@return what makes two names the same}
    public static String key(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    public Optional<AccountRow> named(String name) {
        return find("account.name_key = :value", key(name));
    }

    public Optional<AccountRow> of(String person) {
        return find("account.person = :value", person);
    }

    private Optional<AccountRow> find(String condition, String value) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select account.person, guest.name, account.password, account.bot, account.created_at
                        from account join guest on guest.id = account.person
                        where\s""" + condition)
                .bind("value", value)
                .map((row, context) -> account(row))
                .findOne());
    }

    private static AccountRow account(ResultSet row) throws SQLException {
        return new AccountRow(
                row.getString("person"),
                row.getString("name"),
                row.getString("password"),
                row.getBoolean("bot"),
                Instant.ofEpochMilli(row.getLong("created_at")));
    }

    /// Stores an account with its first session. The person may be a guest, whose token ends.
    ///
    /// @return whether the name was free; if not, nothing is stored
    public boolean register(AccountRow account, TokenStore.NewToken session) {
        return writer.write(handle -> {
            boolean added = addPerson(handle, account);
            boolean free = !NameStore.isKept(handle, account.person(), key(account.name())) && insert(handle, account);
            if (!free && added) {
                removePerson(handle, account.person());
            } else if (free) {
                handle.createUpdate("update guest set name = :name where id = :id")
                        .bind("name", account.name())
                        .bind("id", account.person())
                        .execute();
                TokenStore.endGuest(handle, account.person());
                TokenStore.insert(handle, session);
            }
            return free;
        });
    }

    private static boolean addPerson(Handle handle, AccountRow account) {
        return handle.createUpdate("""
                        insert into guest (id, name, token_hash, created_at)
                        values (:id, :name, 'ended ' || :id, :now) on conflict do nothing""")
                        .bind("id", account.person())
                        .bind("name", account.name())
                        .bind("now", account.created().toEpochMilli())
                        .execute()
                == 1;
    }

    private static void removePerson(Handle handle, String person) {
        handle.createUpdate("delete from guest where id = :id")
                .bind("id", person)
                .execute();
    }

    private static boolean insert(Handle handle, AccountRow account) {
        return handle.createUpdate("""
                        insert into account (person, name_key, password, bot, created_at)
                        values (:person, :key, :password, :bot, :now) on conflict do nothing""")
                        .bind("person", account.person())
                        .bind("key", key(account.name()))
                        .bind("password", account.password())
                        .bind("bot", account.bot())
                        .bind("now", account.created().toEpochMilli())
                        .execute()
                == 1;
    }

    /// Changes a password, and ends every session but this one.
    public void changePassword(String person, String password, String current) {
        writer.write(handle -> {
            handle.createUpdate("update account set password = :password where person = :person")
                    .bind("password", password)
                    .bind("person", person)
                    .execute();
            return TokenStore.endOtherSessions(handle, person, current);
        });
    }

    /// Says that a program plays in this account from now on.
    ///
    /// @return whether it does; not where a person has finished a rated game in it
    public boolean becomeBot(String person) {
        return writer.write(
                handle -> handle.createUpdate("""
                        update account set bot = true
                        where person = :person and (bot or not exists
                            (select 1 from rating where rating.person = account.person and games > 0))""").bind("person", person).execute() == 1);
    }

    /// Removes everything about a person but the games they have played.
    public void delete(String person) {
        writer.write(handle -> {
            // An entry of a log stays, and says nothing any more.
            handle.createUpdate("update event set body = '…' where guest = :person and kind = 'said'")
                    .bind("person", person)
                    .execute();
            CurtainStore.clear(handle, person);
            handle.createUpdate("delete from block where blocked = :person")
                    .bind("person", person)
                    .execute();
            for (String table :
                    List.of("access_token", "saved_setup", "block", "report", "rating", "former_name", "account")) {
                handle.createUpdate("delete from " + table + " where person = :person")
                        .bind("person", person)
                        .execute();
            }
            return handle.createUpdate("update guest set name = :name where id = :person")
                    .bind("name", GuestStore.DELETED)
                    .bind("person", person)
                    .execute();
        });
    }

    /// {@return the ids of all games of a person, the newest first}
    public List<String> games(String person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select id from game where id in (select game from seat where guest = :person)
                        order by created_at desc, id""")
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }
}
