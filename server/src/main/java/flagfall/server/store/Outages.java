package flagfall.server.store;

import java.time.Duration;
import java.time.Instant;
import java.util.List;

/// The times when no server was up. Clocks run in a time of their own, which leaves these out.
public record Outages(List<Outage> all) {

    public static final Outages NONE = new Outages(List.of());

    public Outages {
        all = List.copyOf(all);
    }

    /// From the last heartbeat until the next server was up.
    public record Outage(Instant began, Instant ended) {
        private Duration until(Instant moment) {
            Instant end = ended.isBefore(moment) ? ended : moment;
            return end.isAfter(began) ? Duration.between(began, end) : Duration.ZERO;
        }
    }

    /// {@return what a clock that stood still in every outage shows at this moment}
    public Instant onClocks(Instant moment) {
        return moment.minus(lengthBefore(moment));
    }

    private Duration lengthBefore(Instant moment) {
        return all.stream().map(outage -> outage.until(moment)).reduce(Duration.ZERO, Duration::plus);
    }

    /// {@return when such a clock will show this, if it has not yet; there is no outage ahead}
    public Instant onTheWall(Instant clock) {
        return clock.plus(lengthBefore(Instant.MAX));
    }
}
