package flagfall.server.presence;

import flagfall.server.store.StoreFailure;
import flagfall.server.store.person.PresenceStore;
import flagfall.server.store.person.WatchingStore;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Knows who is gone: whoever has no open stream and has sent no request for a while. Nobody is gone sooner than that
/// after a server has started, for nobody could be here before.
public final class Presence {

    private static final Logger LOG = LoggerFactory.getLogger(Presence.class);

    /// After this, an opponent may claim the game.
    public static final Duration GONE_AFTER = Duration.ofSeconds(60);

    /// Every server looks once a second what it is asked.
    private static final Duration ANSWER_WITHIN = Duration.ofSeconds(6);

    private static final Duration LOOK_EVERY = Duration.ofMillis(100);

    private final InstantSource time;
    private final Instant start;
    private final Optional<Others> others;
    private final Map<String, LastSeen> byPerson = new ConcurrentHashMap<>();
    private final AtomicInteger openStreams = new AtomicInteger();

    /// How many streams somebody has open, and when they were last heard of.
    private record LastSeen(int streams, Instant last) {
        LastSeen at(Instant moment) {
            return new LastSeen(streams, moment.isAfter(last) ? moment : last);
        }

        LastSeen with(int more) {
            return new LastSeen(streams + more, last);
        }
    }

    /// How to ask other servers, and how to tell them.
    public record Others(PresenceStore store, WatchingStore watching) {}

    /// @param others nothing where there are none
    public Presence(InstantSource time, Optional<Others> others) {
        this.time = time;
        this.start = time.instant();
        this.others = others;
    }

    /// Somebody has sent a request. Visitors without a token are nobody.
    public void seen(String person) {
        if (!person.isEmpty()) {
            Instant now = time.instant();
            byPerson.compute(person, (_, known) -> known == null ? new LastSeen(0, now) : known.at(now));
        }
    }

    /// An open stream. Whoever has one is here.
    public final class OpenStream implements AutoCloseable {
        private final String person;
        private volatile Instant proof = time.instant();

        private OpenStream(String person) {
            this.person = person;
        }

        /// Something was sent, so there is somebody at the other end.
        public void sent() {
            proof = time.instant();
        }

        @Override
        public void close() {
            openStreams.decrementAndGet();
            byPerson.computeIfPresent(person, (_, known) -> known.with(-1).at(proof));
        }
    }

    /// Somebody opens a stream.
    public OpenStream enter(String person) {
        openStreams.incrementAndGet();
        if (!person.isEmpty()) {
            Instant now = time.instant();
            byPerson.compute(person, (_, known) -> (known == null ? new LastSeen(0, now) : known.at(now)).with(1));
        }
        return new OpenStream(person);
    }

    /// {@return how many streams are open, whoever listens}
    public int openStreams() {
        return openStreams.get();
    }

    /// {@return whether somebody has been gone from this server for long enough}
    public boolean isGone(String person) {
        return isLongAgo(lastSeen(person));
    }

    private Instant lastSeen(String person) {
        LastSeen known = byPerson.getOrDefault(person, new LastSeen(0, start));
        return known.streams > 0 ? time.instant() : known.last;
    }

    private boolean isLongAgo(Instant seen) {
        return !seen.plus(GONE_AFTER).isAfter(time.instant());
    }

    /// {@return whether somebody has been gone from every server; where there are others, they have a while to answer}
    public boolean isGoneEverywhere(String person) {
        return isGone(person)
                && others.map(other -> !isSeenBy(other.store, person)).orElse(true);
    }

    private boolean isSeenBy(PresenceStore store, String person) {
        if (store.servers() < 2) {
            return false;
        }
        store.ask(person, time.instant());
        long end = System.nanoTime() + ANSWER_WITHIN.toNanos();
        while (System.nanoTime() < end) {
            Optional<Instant> seen = store.seen(person);
            if (seen.isPresent()) {
                return !isLongAgo(seen.get());
            }
            LockSupport.parkNanos(LOOK_EVERY.toNanos());
        }
        return false;
    }

    /// Tells the other servers whom this one has seen, of those they ask for.
    public void answerOthers() {
        others.ifPresent(other -> other.store.asked(time.instant()).stream()
                .filter(person -> !isGone(person))
                .forEach(person -> other.store.answer(person, lastSeen(person))));
    }

    /// Tells the other servers that a player has opened the first stream of a game here, or closed the last.
    public void watching(String game, String player, boolean here) {
        try {
            others.ifPresent(other -> other.watching.set(game, player, here));
        } catch (StoreFailure failure) {
            LOG.warn("the other servers do not know who watches game {}", game, failure);
        }
    }

    /// {@return for each game, the players who watch it at other servers; nothing where there are no others}
    public Optional<Map<String, Set<String>>> elsewhere() {
        return others.map(other -> other.watching.elsewhere());
    }

    /// {@return whether other servers may share the store}
    public boolean hasOthers() {
        return others.isPresent();
    }

    /// Tells the other servers how many people watch these games here, and learns what they say.
    ///
    /// @param changed the games of which that has changed
    /// @return how many watch at other servers, by game
    public Map<String, Integer> exchangeSpectators(Map<String, Integer> changed) {
        return others.map(other -> {
                    changed.forEach(other.watching::setSpectators);
                    return other.watching.spectatorsElsewhere();
                })
                .orElse(Map.of());
    }

    /// Forgets those who have long been gone; the others may be asked for.
    public void forgetGone() {
        Instant now = time.instant();
        if (start.plus(GONE_AFTER).isBefore(now)) {
            byPerson.values()
                    .removeIf(known ->
                            known.streams == 0 && known.last.plus(GONE_AFTER).isBefore(now));
        }
    }
}
