package flagfall.server.table;

import flagfall.server.store.Author;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// Which named request led to which entry of the event log. It is a value: later states share one map with earlier
/// ones, and each sees only as many requests as it was made with. So a new one costs the same in a long game.
final class ExecutedRequests {

    /// `number` counts requests in the order in which they were carried out.
    private record Executed(int number, int offset) {}

    private final Map<Author, Executed> shared;
    private final int count;

    private ExecutedRequests(Map<Author, Executed> shared, int count) {
        this.shared = shared;
        this.count = count;
    }

    static ExecutedRequests none() {
        return new ExecutedRequests(new ConcurrentHashMap<>(), 0);
    }

    /// {@return these and one more; an unnamed author's request cannot be recognised, so it is not kept}
    ExecutedRequests with(Author author, int offset) {
        if (!author.isNamed()) {
            return this;
        }
        synchronized (shared) {
            Map<Author, Executed> next = shared.size() == count ? shared : visible();
            next.put(author, new Executed(count, offset));
            return new ExecutedRequests(next, next.size());
        }
    }

    // Someone else went on from here, so this branch needs a map of its own.
    private Map<Author, Executed> visible() {
        Map<Author, Executed> own = new ConcurrentHashMap<>(shared);
        own.values().removeIf(executed -> executed.number >= count);
        return own;
    }

    /// {@return the number of the entry that this request led to, if it was carried out}
    Optional<Integer> offset(Author author) {
        return Optional.ofNullable(shared.get(author))
                .filter(executed -> executed.number < count)
                .map(Executed::offset);
    }
}
