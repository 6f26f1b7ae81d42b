package flagfall.server.http;

import flagfall.server.error.ApiException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// How often one address may ask. Each kind of request has a bucket of tokens that refills steadily: a burst is
/// fine, a flood is not.
public final class Limits {

    /// What a request costs, and how soon that is forgotten.
    public enum Kind {
        COME_IN(60, 1),
        OPEN(60, 2),
        ACT(200, 50),
        THINK(20, 1),
        LOOK(400, 100),
        LISTEN(100, 10),
        PAGE(1000, 200);

        private final int burst;
        private final int perSecond;

        Kind(int burst, int perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
        }
    }

    private static final int MOST_REMEMBERED = 100_000;

    private final boolean off;
    private final LongSupplier nanos;
    private final Map<Visitor, Bucket> buckets = new ConcurrentHashMap<>();

    private record Visitor(String address, Kind kind) {}

    private static final class Bucket {
        private final Kind kind;
        private double tokens;
        private long at;

        Bucket(Kind kind, long now) {
            this.kind = kind;
            this.tokens = kind.burst;
            this.at = now;
        }

        synchronized boolean take(long now) {
            tokens = Math.min(kind.burst, tokens + (now - at) * 1e-9 * kind.perSecond);
            at = now;
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

    /// Counts a request.
    ///
    /// @throws Refused if it is one too many
    void count(String address, Kind kind) {
        if (off) {
            return;
        }
        if (buckets.size() > MOST_REMEMBERED) {
            buckets.clear();
        }
        long now = nanos.getAsLong();
        if (!buckets.computeIfAbsent(new Visitor(address, kind), _ -> new Bucket(kind, now))
                .take(now)) {
            throw new ApiException(ApiException.Kind.TOO_MANY, "too-many", "Too many requests; slow down a little.");
        }
    }
}
