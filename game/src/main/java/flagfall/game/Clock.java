package flagfall.game;

import flagfall.piece.Side;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A chess clock. It reads no time of its own: every call says what time it is.
public final class Clock {

    private final TimeControl control;
    private final Map<Side, Duration> left;
    /// Null while it stands still.
    private final @Nullable Side running;
    private final Instant since;

    private Clock(TimeControl control, Map<Side, Duration> left, @Nullable Side running, Instant since) {
        this.control = control;
        this.left = Collections.unmodifiableMap(new EnumMap<>(left));
        this.running = running;
        this.since = since;
    }

    /// {@return a clock that stands still, with full time for both sides}
    public static Clock of(TimeControl control) {
        Map<Side, Duration> full = Map.of(Side.RED, control.initial(), Side.BLUE, control.initial());
        return new Clock(control, full, null, Instant.EPOCH);
    }

    /// {@return the clock now that this side has to move}
    public Clock started(Side side, Instant at) {
        return new Clock(control, left, side, at);
    }

    /// {@return the clock after one side moved, which earns the bonus, and left the turn to the next}
    public Clock moved(Side mover, Side next, Instant at) {
        Clock still = stopped(at);
        Map<Side, Duration> rest = new EnumMap<>(still.left);
        if (control.isPerMove()) {
            rest.put(mover, control.initial());
        }
        rest.merge(mover, control.bonus(), Duration::plus);
        return new Clock(control, rest, next, at);
    }

    /// {@return the clock after moves were taken back: it runs for this side, and nobody's time comes back}
    public Clock turnedTo(Side side, Instant at) {
        Clock still = stopped(at);
        return new Clock(control, control.isPerMove() ? of(control).left : still.left, side, at);
    }

    /// {@return the clock standing still}
    public Clock stopped(Instant at) {
        Map<Side, Duration> rest = new EnumMap<>(Side.class);
        for (Side side : Side.values()) {
            rest.put(side, left(side, at));
        }
        return new Clock(control, rest, null, at);
    }

    /// {@return what a side has left, never less than nothing}
    public Duration left(Side side, Instant now) {
        Duration whole = left.getOrDefault(side, Duration.ZERO);
        if (side != running) {
            return whole;
        }
        Duration spent = Duration.between(since, now).minus(control.free());
        Duration rest = spent.isNegative() ? whole : whole.minus(spent);
        return rest.isNegative() ? Duration.ZERO : rest;
    }

    /// {@return how long both have for placing, or nothing where there is no limit}
    public Duration setupLimit() {
        return control.setup();
    }

    /// {@return when the running side's time is up, if one is running}
    public Optional<Instant> deadline() {
        return Optional.ofNullable(running)
                .map(side -> since.plus(control.free()).plus(left.getOrDefault(side, Duration.ZERO)));
    }
}
