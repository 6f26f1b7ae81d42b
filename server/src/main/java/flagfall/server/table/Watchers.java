package flagfall.server.table;

import java.util.Collection;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Who has an open stream of a table, and how many each. Visitors without a token count together.
final class Watchers {

    private final Map<String, Integer> streams = new ConcurrentHashMap<>();

    /// {@return whether it is the first of this caller}
    boolean enter(String caller) {
        return streams.merge(caller, 1, Integer::sum) == 1;
    }

    /// {@return whether it was the last of this caller}
    boolean leave(String caller) {
        return streams.computeIfPresent(caller, (_, open) -> open == 1 ? null : open - 1) == null;
    }

    boolean has(String caller) {
        return streams.containsKey(caller);
    }

    boolean isEmpty() {
        return streams.isEmpty();
    }

    /// {@return how many streams are open of people who do not play}
    int besides(Collection<String> players) {
        int count = 0;
        for (Map.Entry<String, Integer> entry : streams.entrySet()) {
            count += players.contains(entry.getKey()) ? 0 : entry.getValue();
        }
        return count;
    }
}
