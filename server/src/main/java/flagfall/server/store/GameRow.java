package flagfall.server.store;

import flagfall.game.TimeControl;
import flagfall.piece.Side;
import flagfall.protocol.Opponent;
import flagfall.rules.Ruleset;
import java.time.Instant;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a game was opened with. None of it changes. `clock` is null in a game without one.
public record GameRow(
        String id,
        Ruleset rules,
        Side first,
        Opponent opponent,
        String creator,
        @Nullable TimeControl clock,
        Visibility visibility,
        boolean rated,
        String secret,
        long seed,
        Instant createdAt) {

    public Optional<TimeControl> timeControl() {
        return Optional.ofNullable(clock);
    }

    /// {@return whether anyone may take the free seat}
    public boolean isListed() {
        return visibility == Visibility.LISTED;
    }

    public boolean isHotSeat() {
        return opponent instanceof Opponent.HotSeat;
    }
}
