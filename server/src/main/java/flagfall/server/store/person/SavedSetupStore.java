package flagfall.server.store.person;

import flagfall.server.store.StoreWriter;
import java.util.List;
import org.jdbi.v3.core.Jdbi;

/// Setups that people keep for later, each under a name of their own.
public final class SavedSetupStore {

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public SavedSetupStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// `ruleset` is an id, or JSON.
    public record SavedSetupRow(String name, String ruleset, String setup) {}

    public List<SavedSetupRow> of(String person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select name, ruleset, setup from saved_setup where person = :person order by name")
                .bind("person", person)
                .map((row, context) ->
                        new SavedSetupRow(row.getString("name"), row.getString("ruleset"), row.getString("setup")))
                .list());
    }

    /// Keeps a setup in place of any other of this name.
    ///
    /// @return whether there was room for it
    public boolean put(String person, SavedSetupRow saved, int most) {
        return writer.write(handle -> handle.createUpdate("""
                        insert into saved_setup (person, name, ruleset, setup)
                        select :person, :name, :ruleset, :setup
                        where (select count(*) from saved_setup where person = :person and name <> :name) < :most
                        on conflict (person, name) do update set ruleset = excluded.ruleset, setup = excluded.setup""")
                        .bind("person", person)
                        .bind("name", saved.name())
                        .bind("ruleset", saved.ruleset())
                        .bind("setup", saved.setup())
                        .bind("most", most)
                        .execute()
                == 1);
    }

    /// {@return whether there was such a setup}
    public boolean remove(String person, String name) {
        return writer.write(
                handle -> handle.createUpdate("delete from saved_setup where person = :person and name = :name")
                                .bind("person", person)
                                .bind("name", name)
                                .execute()
                        == 1);
    }
}
