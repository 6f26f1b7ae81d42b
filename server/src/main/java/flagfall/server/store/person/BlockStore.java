package flagfall.server.store.person;

import flagfall.server.store.StoreWriter;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/// Who has blocked whom, what people have said, and what they reported.
public final class BlockStore {

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public BlockStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// {@return whether it is so now; not where this person has blocked so many already}
    public boolean add(String person, String blocked, int most) {
        return writer.write(handle -> {
            int others = handle.createQuery("select count(*) from block where person = :person and blocked <> :blocked")
                    .bind("person", person)
                    .bind("blocked", blocked)
                    .mapTo(Integer.class)
                    .one();
            if (others >= most) {
                return false;
            }
            handle.createUpdate("insert into block (person, blocked) values (:person, :blocked) on conflict do nothing")
                    .bind("person", person)
                    .bind("blocked", blocked)
                    .execute();
            return true;
        });
    }

    /// {@return whether somebody of this name was blocked; guests may share one}
    public boolean remove(String person, String name) {
        return writer.write(handle -> handle.createUpdate("""
                        delete from block where person = :person
                        and blocked in (select id from guest where lower(name) = lower(:name))""")
                        .bind("person", person)
                        .bind("name", name)
                        .execute()
                > 0);
    }

    /// {@return the names of those whom a person has blocked}
    public List<String> of(String person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select guest.name from block join guest on guest.id = block.blocked
                        where block.person = :person order by guest.name""")
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }

    /// {@return whether one of the two has blocked the other}
    public boolean isBetween(String one, String other) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select count(*) from block
                        where (person = :one and blocked = :other) or (person = :other and blocked = :one)""")
                        .bind("one", one)
                        .bind("other", other)
                        .mapTo(Integer.class)
                        .one()
                > 0);
    }

    /// What someone reports.
    public record NewReport(
            String id,
            String person,
            String reported,
            @Nullable String game,
            String text,
            Instant at) {}

    /// {@return whether it is kept; not where this person has reported so much already}
    public boolean report(NewReport report, int most) {
        return writer.write(handle -> {
            int earlier = handle.createQuery("select count(*) from report where person = :person")
                    .bind("person", report.person)
                    .mapTo(Integer.class)
                    .one();
            return earlier < most
                    && handle.createUpdate("""
                            insert into report (id, person, reported, game, body, created_at)
                            values (:id, :person, :reported, :game, :body, :at)""")
                                    .bind("id", report.id)
                                    .bind("person", report.person)
                                    .bind("reported", report.reported)
                                    .bind("game", report.game)
                                    .bind("body", report.text)
                                    .bind("at", report.at.toEpochMilli())
                                    .execute()
                            == 1;
        });
    }

    /// {@return everything a person has said in games, the oldest first}
    public List<String> messages(String person) {
        return jdbi.withHandle(handle -> handle.createQuery("""
                        select body from event where guest = :person and (kind = 'said' or kind = 'preset')
                        order by at, game, slot""")
                .bind("person", person)
                .mapTo(String.class)
                .list());
    }
}
