package flagfall.server.feed;

import flagfall.server.store.list.GameLists;
import java.time.Duration;
import java.time.Instant;
import java.util.Collection;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/// Everyone's open feeds. Whoever changes a game here notifies those whom it concerns; what other servers have changed
/// is found in the store.
public final class PersonalFeeds implements AutoCloseable {

    /// What was written with a time older than this is known.
    private static final Duration LATEST = Duration.ofSeconds(30);

    private final GameLists games;
    private final Map<String, Set<PersonalFeed>> open = new ConcurrentHashMap<>();
    private Set<GameLists.GameChange> known = Set.of();
    private volatile boolean closed;

    public PersonalFeeds(GameLists games) {
        this.games = games;
    }

    /// Starts to listen for a person.
    public PersonalFeed open(String person) {
        PersonalFeed feed = new PersonalFeed(person, games, this);
        open.computeIfAbsent(person, _ -> ConcurrentHashMap.newKeySet()).add(feed);
        if (closed) {
            feed.end();
        }
        return feed;
    }

    void leave(PersonalFeed feed) {
        open.computeIfPresent(feed.person(), (_, feeds) -> {
            feeds.remove(feed);
            return feeds.isEmpty() ? null : feeds;
        });
    }

    /// Says that a game has changed, to those of these people who listen.
    public void ring(Collection<String> people, String game) {
        people.forEach(person -> open.getOrDefault(person, Set.of()).forEach(feed -> feed.changed(game)));
    }

    /// Notifies of what has changed since the last time, wherever it was changed.
    ///
    /// @param also is told of each change too
    public synchronized void readChanges(Instant now, Consumer<GameLists.GameChange> also) {
        Set<GameLists.GameChange> recent = new HashSet<>(games.changedSince(now.minus(LATEST)));
        recent.stream().filter(change -> !known.contains(change)).forEach(change -> {
            ring(change.people(), change.game());
            also.accept(change);
        });
        known = recent;
    }

    /// Ends every feed.
    @Override
    public void close() {
        closed = true;
        open.values().forEach(feeds -> feeds.forEach(PersonalFeed::end));
    }
}
