package flagfall.server.store.person;

import flagfall.server.store.StoreWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Jdbi;

/// Presence among servers that share a store: one asks who is there, and the others answer.
public final class PresenceStore {

    /// A server that has said nothing for so long is down, even if it was only slow.
    private static final Duration DOWN_AFTER = Duration.ofMinutes(5);
    /// An older question has been answered, or nobody waits for it any more.
    private static final Duration OPEN_FOR = Duration.ofSeconds(10);

    private final Jdbi jdbi;
    private final StoreWriter writer;

    public PresenceStore(Jdbi jdbi, StoreWriter writer) {
        this.jdbi = jdbi;
        this.writer = writer;
    }

    /// {@return how many servers are up: those that were heard of about when the last one was}
    public int servers() {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select count(*) from alive where at > (select max(at) from alive) - :while")
                .bind("while", DOWN_AFTER.toMillis())
                .mapTo(Integer.class)
                .one());
    }

    /// Asks every server whether somebody is there.
    public void ask(String person, Instant now) {
        writer.write(handle -> {
            handle.createUpdate("delete from roll_call where asked_at < :old")
                    .bind("old", now.minus(OPEN_FOR).toEpochMilli())
                    .execute();
            return handle.createUpdate("""
                            insert into roll_call (person, asked_at, seen_at) values (:person, :now, null)
                            on conflict (person) do update set asked_at = :now, seen_at = null""")
                    .bind("person", person)
                    .bind("now", now.toEpochMilli())
                    .execute();
        });
    }

    /// {@return those whom somebody asks for}
    public List<String> asked(Instant now) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select person from roll_call where asked_at >= :since and seen_at is null")
                .bind("since", now.minus(OPEN_FOR).toEpochMilli())
                .mapTo(String.class)
                .list());
    }

    /// Says that somebody was here at this moment.
    public void answer(String person, Instant seen) {
        writer.write(handle -> handle.createUpdate("update roll_call set seen_at = :seen where person = :person")
                .bind("seen", seen.toEpochMilli())
                .bind("person", person)
                .execute());
    }

    /// {@return when another server has seen somebody, if one has answered}
    public Optional<Instant> seen(String person) {
        return jdbi.withHandle(handle -> handle.createQuery(
                        "select seen_at from roll_call where person = :person and seen_at is not null")
                .bind("person", person)
                .mapTo(Long.class)
                .findOne()
                .map(Instant::ofEpochMilli));
    }
}
