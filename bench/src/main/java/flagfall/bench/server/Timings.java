package flagfall.bench.server;

import java.util.Arrays;
import java.util.Locale;

/// How long things took, the quickest first.
final class Timings {

    private final long[] nanos;

    private Timings(long[] nanos) {
        this.nanos = nanos;
    }

    static Timings of(long[] nanos) {
        long[] sorted = nanos.clone();
        Arrays.sort(sorted);
        return new Timings(sorted);
    }

    double millis(double share) {
        int place = (int) Math.ceil(share * nanos.length) - 1;
        return nanos.length == 0 ? Double.NaN : nanos[Math.max(0, place)] / 1e6;
    }

    double ratio(Timings other, double share) {
        return millis(share) / other.millis(share);
    }

    @Override
    public String toString() {
        return String.format(
                Locale.ROOT,
                "%d times, p50 %.1f ms, p90 %.1f ms, p99 %.1f ms, worst %.1f ms",
                nanos.length,
                millis(0.5),
                millis(0.9),
                millis(0.99),
                millis(1));
    }
}
