package flagfall.server.http;

import flagfall.server.error.ErrorCode;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/// Rate limits for each address: a token bucket for each kind of request.
public final class Limits {

    /// The size of a bucket, and how many tokens it gains in a second.
    public enum RequestKind {
        LOGIN(60, 1),
        OPEN(60, 2),
        ACT(200, 50),
        THINK(20, 1),
        READ(400, 100),
        STREAM(100, 10),
        PAGE(1000, 200);

        private final int burst;
        private final int perSecond;

        RequestKind(int burst, int perSecond) {
            this.burst = burst;
            this.perSecond = perSecond;
        }

        int burst() {
            return burst;
        }

        int perSecond() {
            return perSecond;
        }
    }

    private static final int MOST_BUCKETS = 100_000;

    private final boolean off;
    private final LongSupplier nanos;
    private final Map<Visitor, Bucket> buckets = new ConcurrentHashMap<>();

    private record Visitor(String address, RequestKind kind) {}

    private static final class Bucket {
        private final RequestKind kind;
        private double tokens;
        private long at;

        Bucket(RequestKind kind, long now) {
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
    /// @throws flagfall.server.error.ApiException if it is one too many
    void count(String address, RequestKind kind) {
        if (off) {
            return;
        }
        if (buckets.size() > MOST_BUCKETS) {
            buckets.clear();
        }
        long now = nanos.getAsLong();
        if (!buckets.computeIfAbsent(new Visitor(address, kind), _ -> new Bucket(kind, now))
                .take(now)) {
            throw ErrorCode.TOO_MANY.exception();
        }
    }
}
