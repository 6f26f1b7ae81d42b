package flagfall.server.store;

import flagfall.game.TimeControl;
import flagfall.piece.Side;
import flagfall.protocol.FromClient;
import flagfall.protocol.Opponent;
import flagfall.rules.Ruleset;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/// What a game was opened with. None of it changes. `clock` is null in a game without one, `challenged` unless the free
/// seat is kept for someone.
public record GameRow(
        String id,
        Ruleset rules,
        Side first,
        Opponent opponent,
        String creator,
        @Nullable TimeControl clock,
        Visibility visibility,
        boolean rated,
        boolean takebacks,
        @Nullable String challenged,
        String secret,
        long seed,
        Instant createdAt) {

    /// {@return the clock as it is told}
    public FromClient.@Nullable ClockOptions clockOptions() {
        if (clock == null) {
            return null;
        }
        return clock.daysPerMove() > 0
                ? FromClient.ClockOptions.ofDays(clock.daysPerMove())
                : new FromClient.ClockOptions(
                        clock.initial().toSeconds(),
                        clock.bonus().toSeconds(),
                        clock.free().toSeconds(),
                        clock.setup().isZero() ? null : clock.setup().toSeconds(),
                        null);
    }

    /// {@return whether both are expected to sit at the board}
    public boolean hasLiveClock() {
        return clock != null && clock.daysPerMove() == 0;
    }

    /// {@return whether anyone may take the free seat}
    public boolean isListed() {
        return visibility == Visibility.LISTED;
    }

    public boolean isHotSeat() {
        return opponent instanceof Opponent.HotSeat;
    }
}
