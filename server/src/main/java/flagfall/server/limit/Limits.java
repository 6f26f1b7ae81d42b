package flagfall.server.limit;

import flagfall.server.error.ErrorCode;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/// Rate limits for each address and for each person: a token bucket for each kind of request.
public final class Limits {

    /// The size of a bucket, and how many tokens it gains in a second.
    public enum RequestKind {
        LOGIN(60, 1),
        OPEN(60, 2),
        IMPORT(10, 1),
        ACT(200, 50),
        THINK(20, 1),
        SAY(20, 1),
        DRAW(60, 5),
        READ(400, 100),
        STREAM(100, 10),
        PAGE(1000, 200);

        private final int burst;
        private final int perSecond;

        RequestKind(int burst, int perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
        }

        public int burst() {
            return burst;
        }

        public int perSecond() {
            return perSecond;
        }
    }

    static final int MOST_BUCKETS = 100_000;

    private static final long SWEEP_NANOS = 1_000_000_000;

    private final boolean off;
    private final LongSupplier nanos;
    private final Map<Visitor, Bucket> buckets = new ConcurrentHashMap<>();
    private final AtomicLong swept = new AtomicLong(Long.MIN_VALUE);

    private record Visitor(String who, RequestKind kind) {}

    private static final class Bucket {
        private final RequestKind kind;
        private double tokens;
        private long at;

        Bucket(RequestKind kind, long now) {
            this.kind = kind;
            this.tokens = kind.burst;
            this.at = now;
        }

        /// {@return whether it is as full as if nobody had ever come}
        synchronized boolean isFull(long now) {
            fill(now);
            return tokens >= kind.burst;
        }

        private void fill(long now) {
            tokens = Math.min(kind.burst, tokens + (now - at) * 1e-9 * kind.perSecond);
            at = now;
        }

        synchronized boolean take(long now) {
            fill(now);
            if (tokens < 1) {
                return false;
            }
            tokens--;
            return true;
        }
    }

    private Limits(boolean off, LongSupplier nanos) {
        this.off = off;
        this.nanos = nanos;
    }

    /// No limits, for tests and benchmarks.
    public static Limits off() {
        return new Limits(true, System::nanoTime);
    }

    public static Limits on(LongSupplier nanos) {
        return new Limits(false, nanos);
    }

    /// Counts a request for the address it comes from.
    ///
    /// @throws flagfall.server.error.ApiException if it is one too many
    public void count(String address, RequestKind kind) {
        take(ClientAddress.of(address), kind);
    }

    /// Counts a request for the person who sends it, from wherever; nobody in particular is counted by address alone.
    ///
    /// @throws flagfall.server.error.ApiException if it is one too many
    public void countPerson(String person, RequestKind kind) {
        if (!person.isEmpty()) {
            take("person " + person, kind);
        }
    }

    private void take(String who, RequestKind kind) {
        if (off) {
            return;
        }
        long now = nanos.getAsLong();
        if (!bucket(who, kind, now).take(now)) {
            throw ErrorCode.TOO_MANY.exception();
        }
    }

    /// {@return the bucket of an address or a person. Where there are too many, those that are full again are
    /// forgotten, for a new one would be just as full; and where all are in use, newcomers share one}
    private Bucket bucket(String who, RequestKind kind, long now) {
        Visitor visitor = new Visitor(who, kind);
        Bucket known = buckets.get(visitor);
        if (known != null) {
            return known;
        }
        if (buckets.size() >= MOST_BUCKETS) {
            forgetFull(now);
        }
        Visitor counted = buckets.size() < MOST_BUCKETS ? visitor : new Visitor("everyone else", kind);
        return buckets.computeIfAbsent(counted, _ -> new Bucket(kind, now));
    }

    private void forgetFull(long now) {
        long last = swept.get();
        if ((last == Long.MIN_VALUE || now - last > SWEEP_NANOS) && swept.compareAndSet(last, now)) {
            buckets.values().removeIf(bucket -> bucket.isFull(now));
        }
    }

    /// {@return how many buckets there are}
    int size() {
        return buckets.size();
    }

    /// {@return the limit of requests for reading that are worked on at once. Moves have none: they are to find a
    /// processor that is not taken by a crowd of readers; and a picture keeps one busy for long}
    public FairSemaphore readersAtOnce() {
        return new FairSemaphore(
                off ? Integer.MAX_VALUE : Math.max(2, Runtime.getRuntime().availableProcessors()));
    }

    public FairSemaphore picturesAtOnce() {
        return new FairSemaphore(off ? Integer.MAX_VALUE : 1);
    }

    /// {@return the limits of streams that are open at once}
    public StreamLimits streams() {
        return off ? StreamLimits.off() : StreamLimits.ofThisMachine();
    }

    /// {@return the limits of connections}
    public Connections connections() {
        return new Connections(
                Connections.inAll(StreamLimits.mostFiles()),
                off ? Integer.MAX_VALUE : Connections.OF_AN_ADDRESS,
                nanos);
    }
}
