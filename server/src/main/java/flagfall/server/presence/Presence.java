package flagfall.server.presence;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/// Knows who is gone: whoever has no open stream and has sent no request for a while. Nobody is gone sooner than that
/// after a server has started, for nobody could be here before.
public final class Presence {

    /// After this, an opponent may claim the game.
    public static final Duration GONE_AFTER = Duration.ofSeconds(60);

    private final InstantSource time;
    private final Instant start;
    private final Map<String, Sign> signs = new ConcurrentHashMap<>();
    private volatile Function<String, Optional<Instant>> elsewhere = _ -> Optional.empty();

    /// How many streams somebody has open, and when they were last heard of.
    private record Sign(int streams, Instant last) {
        Sign at(Instant moment) {
            return new Sign(streams, moment.isAfter(last) ? moment : last);
        }

        Sign with(int more) {
            return new Sign(streams + more, last);
        }
    }

    public Presence(InstantSource time) {
        this.time = time;
        this.start = time.instant();
    }

    /// Somebody has sent a request. Visitors without a token are nobody.
    public void seen(String person) {
        if (!person.isEmpty()) {
            Instant now = time.instant();
            signs.compute(person, (_, sign) -> sign == null ? new Sign(0, now) : sign.at(now));
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
            signs.computeIfPresent(person, (_, sign) -> sign.with(-1).at(proof));
        }
    }

    /// Somebody opens a stream.
    public OpenStream enter(String person) {
        if (!person.isEmpty()) {
            Instant now = time.instant();
            signs.compute(person, (_, sign) -> (sign == null ? new Sign(0, now) : sign.at(now)).with(1));
        }
        return new OpenStream(person);
    }

    /// Other servers may have seen people too, and say when.
    public void askElsewhere(Function<String, Optional<Instant>> seenElsewhere) {
        elsewhere = seenElsewhere;
    }

    /// {@return everyone who is here: who has a stream open, or has been heard of since then}
    public List<String> hereSince(Instant moment) {
        return signs.entrySet().stream()
                .filter(sign ->
                        sign.getValue().streams > 0 || sign.getValue().last.isAfter(moment))
                .map(Map.Entry::getKey)
                .toList();
    }

    /// {@return whether somebody has been gone for long enough}
    public boolean isGone(String person) {
        Sign sign = signs.getOrDefault(person, new Sign(0, start));
        Instant latest = time.instant().minus(GONE_AFTER);
        return sign.streams == 0
                && !sign.last.isAfter(latest)
                && elsewhere.apply(person).filter(latest::isBefore).isEmpty();
    }

    /// Forgets those who have long been gone; the others may be asked for.
    public void forgetGone() {
        Instant now = time.instant();
        if (start.plus(GONE_AFTER).isBefore(now)) {
            signs.values()
                    .removeIf(sign ->
                            sign.streams == 0 && sign.last.plus(GONE_AFTER).isBefore(now));
        }
    }
}
